import type { Page } from 'playwright-core'

/** The browser's timing of one interaction in milliseconds: until the next paint, the input delay, and the processing time. */
export type Press = { inp: number; delay: number; work: number }

/** Records interactions with Event Timing, which omits those below 16 ms. */
export const watchInteractions = (page: Page) =>
  page.addInitScript(`(() => {
    window.presses = []
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) if (each.interactionId) window.presses.push({
        inp: each.duration,
        delay: each.processingStart - each.startTime,
        work: each.processingEnd - each.processingStart,
      })
    }).observe({ type: 'event', durationThreshold: 16 })
  })()`)

/** Returns the slowest interaction since the last call. */
export async function slowestPress(page: Page): Promise<Press> {
  const presses = await page.evaluate<Press[]>('window.presses.splice(0)')
  return presses.reduce((slowest, press) => (press.inp > slowest.inp ? press : slowest), { inp: 16, delay: 0, work: 0 })
}
