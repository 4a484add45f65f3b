import { expect, test } from 'vitest'
import {
  type MessageProgress,
  messageBegun,
  messageDone,
  newProgress,
  StoredGatewayMessage,
  triesAfterMs,
} from './gateway-message.ts'

const now = new Date('2026-11-23T10:00:00Z')
test('a message is due at once, and starting an attempt blocks others until the next one is due', () => {
  const { progress } = newProgress(now)
  const begun = messageBegun(progress, now) as MessageProgress
  expect(begun).toEqual({ state: 'waiting', tries: 1, dueAt: new Date(now.getTime() + 120_000) })
  expect(messageBegun(begun, new Date(now.getTime() + 119_999))).toBeUndefined()
  expect(messageBegun(begun, new Date(now.getTime() + 120_000))).toMatchObject({ state: 'waiting', tries: 2 })
})

test('a message that keeps failing waits longer each time, and is finally marked as failed', () => {
  let progress = newProgress(now).progress
  const waited: number[] = []
  for (let at = now; progress.state === 'waiting'; at = progress.dueAt ?? at) {
    waited.push(((progress.dueAt ?? at).getTime() - now.getTime()) / 60_000)
    progress = messageBegun(progress, at) ?? progress
  }
  expect(waited).toEqual([0, 2, 7, 22, 82, 322])
  expect(progress).toEqual({ state: 'failed', tries: triesAfterMs.length, dueAt: null })
})

test('a message that is done or has failed is never processed again', () => {
  const done = messageDone({ state: 'waiting', tries: 2, dueAt: now })
  expect(done).toEqual({ state: 'done', tries: 2, dueAt: null })
  expect(messageBegun(done, now)).toBeUndefined()
  expect(messageBegun({ state: 'failed', tries: 5, dueAt: null }, now)).toBeUndefined()
})

test('a message keeps the original amount of a payment in another currency', () => {
  const charged = { amount: 1650, currency: 'USD' }
  const amounts = { amountPaise: 149_700, currency: 'INR', refundedPaise: 0 }
  const payment = { id: 'pay_1', status: 'authorized', method: 'credit_card', ...amounts, charged }
  const message = { kind: 'payment.authorized', payment, ...newProgress(now) }
  expect(StoredGatewayMessage.parse(message).payment?.charged).toEqual(charged)
})
