import { expect, test } from 'vitest'
import { holdWords } from './hold-words.ts'

const contact = { name: 'Meena', phone: '+919886055667', email: 'meena@example.test' }
const cash = { paymentMethod: 'cash_on_delivery', paymentStatus: 'pending', status: 'placed', contact } as const
const byUpi = { ...cash, paymentMethod: 'upi', payBy: '2026-08-03T05:30:00.000Z' } as const
const confirmBy = '2026-08-05T05:30:00.000Z'

test('an order held until it is confirmed says until when and how; others do not', () => {
  expect(holdWords(cash)).toBeUndefined()
  expect(holdWords({ ...cash, confirmBy })).toMatch(
    /reserved your items until 5 Aug.* the link in our email to meena@example\.test\.$/,
  )
  expect(holdWords({ ...cash, confirmBy, contact: { ...contact, email: '' } })).toMatch(
    /until 5 Aug.*\. We will call you before that to confirm your order\.$/,
  )
})

test('an order that lapses unpaid before its confirmation is due names the earlier time, and that paying keeps it too', () => {
  expect(holdWords({ ...byUpi, confirmBy })).toMatch(/until 3 Aug.*, or pay it here\.$/)
})
