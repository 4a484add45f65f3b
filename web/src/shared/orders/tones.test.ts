import { describe, expect, test } from 'vitest'
import { paymentTone } from './tones.ts'

describe('the payment of a cancelled order', () => {
  test.each([
    ['pending', 'plain'],
    ['partly_paid', 'waiting'],
    ['paid', 'waiting'],
    ['refunded', 'bad'],
  ] as const)('is shown for %s as %s: a paid one waits for its refund', (paymentStatus, tone) => {
    expect(paymentTone({ status: 'cancelled', paymentStatus })).toBe(tone)
    expect(paymentTone({ status: 'Cancelled', paymentStatus })).toBe(tone)
  })

  test('is not shown as awaited, unlike that of an active order', () => {
    expect(paymentTone({ status: 'placed', paymentStatus: 'pending' })).toBe('waiting')
    expect(paymentTone({ status: 'delivered', paymentStatus: 'paid' })).toBe('good')
  })
})
