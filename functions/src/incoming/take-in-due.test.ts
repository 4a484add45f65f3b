import type { Query } from 'firebase-admin/firestore'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { takeInDue } from './take-in-due.ts'

const log = pino({ enabled: false })
const waiting = Array.from({ length: 20 }, (_, index) => ({ id: `${index}` }))
const due = { limit: () => ({ get: async () => ({ docs: waiting }) }) } as unknown as Query

afterEach(() => vi.restoreAllMocks())

test('one failing entry does not hold up the others', async () => {
  const takeIn = async (id: string) => (id === '0' ? Promise.reject(new Error('it is broken')) : 'done')
  expect(await takeInDue({ due, what: 'a message', takeIn }, { log })).toEqual({ 'not seen to': 1, done: 19 })
})

test('if each takes minutes, a run ends in time and leaves the rest to the next', async () => {
  let at = 0
  vi.spyOn(performance, 'now').mockImplementation(() => at)
  const takeIn = async () => {
    await Promise.resolve()
    at += 30_000
    return 'done'
  }
  const { done = 0 } = await takeInDue({ due, what: 'a message', takeIn }, { log })
  expect(done).toBeGreaterThan(5)
  expect(done).toBeLessThan(15)
})
