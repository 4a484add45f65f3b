import { expect, test } from 'vitest'
import { orderSecret } from './order-secret.ts'

test('the shop takes no orders without a secret of sufficient length', () => {
  const secret = 'x'.repeat(32)
  expect(orderSecret({ ORDER_SECRET: secret })).toBe(secret)
  for (const ORDER_SECRET of [undefined, '', 'x'.repeat(31)]) {
    expect(() => orderSecret({ ORDER_SECRET })).toThrow('ORDER_SECRET is not set')
  }
})
