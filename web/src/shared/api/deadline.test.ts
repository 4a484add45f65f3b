import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timedOut } from './api-failure.ts'
import { patienceMs, withDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)

test('a call without an answer fails with a message after half a minute, and is aborted', async () => {
  let given: AbortSignal | undefined
  const failed = expect(
    withDeadline(undefined, (signal) => {
      given = signal
      return never
    }),
  ).rejects.toMatchObject({ code: 'TIMED_OUT', status: 0, message: timedOut })
  await vi.advanceTimersByTimeAsync(patienceMs)
  await failed
  expect(given?.aborted).toBe(true)
})

test('a call answered in time is not aborted, and one that the page cancels ends at once', async () => {
  expect(await withDeadline(undefined, async () => 'answer')).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
  const page = new AbortController()
  const failed = expect(
    withDeadline(
      page.signal,
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ),
  ).rejects.toBe('left')
  page.abort('left')
  await failed
})
