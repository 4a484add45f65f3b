import { beforeEach, expect, test } from 'vitest'
import { attemptKey, endAttempt, openAttempts } from './attempt-key.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as Storage

beforeEach(() => kept.clear())

test('a repeated order carries the key of the first attempt, over a reload too', () => {
  const first = attemptKey({ total: 120 }, { storage })
  expect(attemptKey({ total: 120 }, { storage })).toBe(first)
})

test('an order that differs is an attempt of its own', () => {
  expect(attemptKey({ total: 120 }, { storage })).not.toBe(attemptKey({ total: 240 }, { storage }))
})

test('after an order, the same cart is a new attempt', () => {
  const first = attemptKey({ total: 120 }, { storage })
  endAttempt({ storage })
  expect(attemptKey({ total: 120 }, { storage })).not.toBe(first)
})

test('a spoilt memory of the attempt does not stop an order', () => {
  kept.set('order-attempt-checkout', '{')
  expect(attemptKey({ total: 120 }, { storage })).toMatch(/^[A-Za-z0-9_-]{16,255}$/)
})

test('an order of another page does not end the attempt of this one', () => {
  const first = attemptKey({ total: 120 }, { page: 'bulk', storage })
  attemptKey({ total: 120 }, { page: 'single', storage })
  endAttempt({ page: 'single', storage })
  expect(attemptKey({ total: 120 }, { page: 'bulk', storage })).toBe(first)
})

test('an attempt whose answer has not come is open with its key and its request, and with its end it is not', () => {
  expect(openAttempts({ storage })).toEqual([])
  const key = attemptKey({ total: 120 }, { storage })
  expect(openAttempts({ storage })).toEqual([{ key, request: { total: 120 } }])
  expect(openAttempts({ page: 'bulk', storage })).toEqual([])
  endAttempt({ storage })
  expect(openAttempts({ storage })).toEqual([])
})

test('an attempt stays open while others are made, the latest first, and is the same when it is made again', () => {
  const [card, cash] = [{ paymentMethod: 'credit_card' }, { paymentMethod: 'cash_on_delivery' }]
  const first = attemptKey(card, { storage })
  const second = attemptKey(cash, { storage })
  expect(openAttempts({ storage })).toEqual([
    { key: second, request: cash },
    { key: first, request: card },
  ])
  expect(attemptKey(card, { storage })).toBe(first)
  expect(openAttempts({ storage }).map(({ key }) => key)).toEqual([first, second])
})

test('of many attempts the latest five are kept', () => {
  const keys = Array.from({ length: 7 }, (_, total) => attemptKey({ total }, { storage }))
  expect(openAttempts({ storage }).map(({ key }) => key)).toEqual(keys.slice(2).reverse())
})
