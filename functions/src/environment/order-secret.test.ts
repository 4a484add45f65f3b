import { expect, test } from 'vitest'
import { orderSecret } from './order-secret.ts'

test('the shop makes no orders without a secret that is long enough', () => {
  const secret = 'x'.repeat(32)
  expect(orderSecret({ ORDER_SECRET: secret })).toBe(secret)
  for (const ORDER_SECRET of [undefined, '', 'x'.repeat(31)]) {
    expect(() => orderSecret({ ORDER_SECRET })).toThrow('ORDER_SECRET is not set')
  }
})
