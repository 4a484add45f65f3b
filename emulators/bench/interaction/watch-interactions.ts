import type { Page } from 'playwright-core'

/** What the browser says of one press, in milliseconds: until its next picture, until the code began, and how long that took. */
export type Press = { inp: number; delay: number; work: number }

/** Keeps what the browser measures of presses (Event Timing); what stays below 16 ms it does not tell. */
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

/** Returns the slowest press since the last time. */
export async function slowestPress(page: Page): Promise<Press> {
  const presses = await page.evaluate<Press[]>('window.presses.splice(0)')
  return presses.reduce((slowest, press) => (press.inp > slowest.inp ? press : slowest), { inp: 16, delay: 0, work: 0 })
}
