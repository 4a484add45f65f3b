import { expect, test } from 'vitest'
import { priceGoldenOrder } from './price-golden-order.ts'
import { readGoldenTable } from './read-golden-table.ts'

const golden = readGoldenTable()

test('the golden table has at least 200 orders, each once, and its sums add up', () => {
  expect(golden.length).toBeGreaterThanOrEqual(200)
  expect(new Set(golden.map(({ text }) => text)).size).toBe(golden.length)
  for (const { text, lines, shippingPaise, totalPaise } of golden) {
    const sum = lines.reduce((paise, [quantity, price]) => paise + quantity * price, shippingPaise)
    expect([text, sum]).toEqual([text, totalPaise])
  }
})

test.each(golden.map((order) => [order.text, order] as const))('%s', (_, order) => {
  const { lines, shippingPaise, totalPaise } = order
  expect(priceGoldenOrder(order)).toEqual({ lines, shippingPaise, totalPaise })
})
