import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoreSecondTap, selectNoText, watchTaps } from './second-tap.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const press = (page: EventTarget, at: { clientX: number; clientY: number; detail?: number }) =>
  page.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), { detail: 1, ...at }))

test('the second tap of a double tap presses nothing; a key, a tap elsewhere and the next tap do', () => {
  const page = new EventTarget()
  const pressed = vi.fn()
  watchTaps(page)
  press(page, { clientX: 100, clientY: 600 })
  ignoreSecondTap(page)
  page.addEventListener('click', pressed)
  press(page, { clientX: 104, clientY: 597 })
  press(page, { clientX: 110, clientY: 610, detail: 2 })
  expect(pressed).not.toHaveBeenCalled()
  press(page, { clientX: 0, clientY: 0, detail: 0 })
  press(page, { clientX: 100, clientY: 300 })
  expect(pressed).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  press(page, { clientX: 100, clientY: 600 })
  expect(pressed).toHaveBeenCalledTimes(3)
})

test('the second click of a double click selects nothing on the page that has opened; the next double click does', () => {
  const page = new EventTarget()
  const isHeard = (detail: number) =>
    page.dispatchEvent(Object.assign(new Event('mousedown', { cancelable: true }), { detail }))
  selectNoText(page)
  expect([isHeard(1), isHeard(2)]).toEqual([true, false])
  vi.advanceTimersByTime(1000)
  expect(isHeard(2)).toBe(true)
})
