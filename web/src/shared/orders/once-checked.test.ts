import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { useToasts } from '../ui/toasts/toast.ts'
import { checkingWords, onceChecked } from './once-checked.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  useToasts.setState({ waiting: [] })
})

const checking = new ApiFailure(503, {
  code: 'UNAVAILABLE',
  message: 'We are still checking your design.',
  details: { isStillChecking: true },
})
const told = () => useToasts.getState().waiting.map(({ message }) => message)

test('an order whose design is still being checked is sent again automatically, and the customer is told once', async () => {
  const send = vi.fn(async () => 'placed')
  for (let tries = 0; tries < 5; tries++) send.mockRejectedValueOnce(checking)
  const placed = onceChecked(send)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await placed).toBe('placed')
  expect([send.mock.calls.length, told()]).toEqual([6, [checkingWords]])
})

test('a short check shows no message', async () => {
  const send = vi.fn(async () => 'placed').mockRejectedValueOnce(checking)
  const placed = onceChecked(send)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await placed, told()]).toEqual(['placed', []])
})

test('a check that does not end is given up, and every other failure is reported at once', async () => {
  const ask = vi.fn(() => Promise.reject(checking))
  const given = expect(onceChecked(ask)).rejects.toBe(checking)
  await vi.advanceTimersByTimeAsync(240_000)
  expect(ask.mock.calls.length).toBeLessThan(70)
  await vi.advanceTimersByTimeAsync(60_000)
  await given
  expect(ask).toHaveBeenCalledTimes(70)
  const busy = new ApiFailure(503, { code: 'UNAVAILABLE', message: 'The shop is busy.' })
  const send = vi.fn(() => Promise.reject(busy))
  await expect(onceChecked(send)).rejects.toBe(busy)
  expect(send).toHaveBeenCalledOnce()
})
