import { beforeEach, expect, test, vi } from 'vitest'
import { TabStorage } from '../session/kept/tab-storage.ts'
import { forgetUnanswered, sendOnce, unansweredRequests } from './idempotency-key.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TabStorage())
})

/** Sends a request whose response is lost, and returns its key. */
async function loseAnswer(
  body: unknown,
  page: 'checkout' | 'single' | 'bulk' = 'checkout',
): Promise<string | undefined> {
  let sent: string | undefined
  const send = async ({ headers }: { headers: Record<string, string> }) => {
    sent = headers['idempotency-key']
    throw new Error('lost')
  }
  await sendOnce(page, body, send).catch(() => undefined)
  return sent
}

const order = (body: unknown, page: 'checkout' | 'single' | 'bulk' = 'checkout') =>
  sendOnce(page, body, async ({ headers }) => headers['idempotency-key'])

test('a repeated order has the key of the first, even after a reload', async () => {
  const first = await loseAnswer({ total: 120 })
  expect(await loseAnswer({ total: 120 })).toBe(first)
})

test('a different order has its own key', async () => {
  expect(await loseAnswer({ total: 120 })).not.toBe(await loseAnswer({ total: 240 }))
})

test('after an order, the same cart has a new key', async () => {
  const first = await loseAnswer({ total: 120 })
  expect(await order({ total: 120 })).toBe(first)
  expect(await order({ total: 120 })).not.toBe(first)
})

test('corrupt stored keys do not block an order', async () => {
  sessionStorage.setItem('draft:idempotency-keys-checkout', '{')
  expect(await order({ total: 120 })).toMatch(/^[A-Za-z0-9_-]{1,255}$/)
})

test('an order on another page does not make this page forget its key', async () => {
  const first = await loseAnswer({ total: 120 }, 'bulk')
  await order({ total: 120 }, 'single')
  expect(await order({ total: 120 }, 'bulk')).toBe(first)
})

test('a request is kept with its key until it is answered', async () => {
  expect(unansweredRequests('checkout')).toEqual([])
  const key = await loseAnswer({ total: 120 })
  expect(unansweredRequests('checkout')).toEqual([{ key, request: { total: 120 } }])
  expect(unansweredRequests('bulk')).toEqual([])
  await order({ total: 120 })
  expect(unansweredRequests('checkout')).toEqual([])
  await loseAnswer({ total: 120 })
  forgetUnanswered('checkout')
  expect(unansweredRequests('checkout')).toEqual([])
})

test('unanswered requests are kept, the latest first, and have the same key when repeated', async () => {
  const [card, cash] = [{ paymentMethod: 'credit_card' }, { paymentMethod: 'cash_on_delivery' }]
  const first = await loseAnswer(card)
  const second = await loseAnswer(cash)
  expect(unansweredRequests('checkout')).toEqual([
    { key: second, request: cash },
    { key: first, request: card },
  ])
  expect(await loseAnswer(card)).toBe(first)
  expect(unansweredRequests('checkout').map(({ key }) => key)).toEqual([first, second])
})

test('of many requests the latest five are kept', async () => {
  const keys: unknown[] = []
  for (let total = 0; total < 7; total++) keys.push(await loseAnswer({ total }))
  expect(unansweredRequests('checkout').map(({ key }) => key)).toEqual(keys.slice(2).reverse())
})
