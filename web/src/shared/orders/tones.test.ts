import { describe, expect, test } from 'vitest'
import { paymentTone } from './tones.ts'

describe('what has become of the money of a cancelled order', () => {
  test.each([
    ['pending', 'plain'],
    ['partly_paid', 'waiting'],
    ['paid', 'waiting'],
    ['refunded', 'bad'],
  ] as const)('shows %s as %s: what was paid waits for its refund', (paymentStatus, tone) => {
    expect(paymentTone({ status: 'cancelled', paymentStatus })).toBe(tone)
    expect(paymentTone({ status: 'Cancelled', paymentStatus })).toBe(tone)
  })

  test('is not awaited as that of an order under way is', () => {
    expect(paymentTone({ status: 'placed', paymentStatus: 'pending' })).toBe('waiting')
    expect(paymentTone({ status: 'delivered', paymentStatus: 'paid' })).toBe('good')
  })
})
