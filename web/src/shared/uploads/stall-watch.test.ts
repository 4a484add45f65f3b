import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForStall } from './stall-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a slow upload continues as long as it moves; one that stalls too long fails', () => {
  const failed = vi.fn()
  const watch = watchForStall(20_000, failed)
  for (let minutes = 0; minutes < 10; minutes += 0.25) {
    vi.advanceTimersByTime(15_000)
    watch.moved()
  }
  expect(failed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_000)
  expect(failed).toHaveBeenCalledOnce()
})

test('an upload that has arrived can no longer fail', () => {
  const failed = vi.fn()
  watchForStall(20_000, failed).stop()
  vi.advanceTimersByTime(60_000)
  expect(failed).not.toHaveBeenCalled()
})
