import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import type { StoredCredit } from '@teeshala/contract/tax/invoice'
import { expect, test } from 'vitest'
import type { WithId } from '../firestore/read-documents.ts'
import { claimMail } from './claim-mail.ts'

const now = new Date('2026-11-23T06:00:00Z')

/** Returns the mail of a claim decided with this credit note of ₹100, or with a refund of the whole order. */
function mailed(credit: Partial<StoredCredit> | undefined, openPaise = 0) {
  const number = credit && 'CN/26-27/00001'
  const order = {
    _id: 'TS234567ABCD',
    contact: { name: 'Lakshmi Rao', email: 'lakshmi@people.test', phone: '' },
    payment: { duePaise: 90_000, paidPaise: 90_000 - openPaise },
    credits: credit && [{ number, issuedAt: now, totalPaise: 10_000, ...credit }],
  } as unknown as WithId<StoredOrder>
  const claim = { _id: 'C-0123456789', orderId: order._id, creditNote: number } as unknown as WithId<StoredClaim>
  const { subject = '', text = '' } =
    claimMail(order, claim, 'refund', { shop: defaultSettings, now, guestToken: undefined })?.message ?? {}
  return { isComing: subject.startsWith('Your refund is on its way'), text }
}

test.each([
  ['the full price of an order', undefined, 0, true, 'have refunded what you paid. Banks take'],
  ['a refund the way it was paid', { way: 'gateway', backPaise: 10_000 }, 0, true, '₹100.00 is being refunded'],
  ['a bank transfer', { way: 'bank', backPaise: 10_000 }, 0, true, 'We have refunded ₹100.00 by bank transfer'],
  ['cash', { way: 'cash', backPaise: 10_000 }, 0, false, 'We have refunded ₹100.00 in cash'],
  ['a lower amount due', {}, 40_000, false, '₹400.00 is still to be paid'],
] as const)('a refund that is %s is described accordingly', (_, credit, openPaise, isComing, words) => {
  const mail = mailed(credit, openPaise)
  expect(mail.isComing).toBe(isComing)
  expect(mail.text).toContain(words)
  expect(mail.text.includes('Banks take')).toBe(credit === undefined || ('way' in credit && credit.way === 'gateway'))
})
