import type { StoredOrder, StoredOrderPayment } from '@teeshala/contract/orders/stored-order'
import { expect, test } from 'vitest'
import { type OrderEvent, openingOf } from './order-openings.ts'

type Changes = Partial<Omit<StoredOrder, 'payment'>> & { readonly payment?: Partial<StoredOrderPayment> }

/** Returns a bulk order of ₹1,200, shipped and paid online. */
const order = ({ payment, ...changes }: Changes): StoredOrder =>
  ({
    kind: 'bulk',
    status: 'placed',
    totalPaise: 120_000,
    fulfilment: { kind: 'ship' },
    timeline: [],
    ...changes,
    payment: { method: 'upi', status: 'pending', duePaise: 120_000, paidPaise: 0, dueAt: null, ...payment },
  }) as unknown as StoredOrder

const said = (event: OrderEvent, changes: Changes, movedPaise?: number) => {
  const { subject, paragraphs } = openingOf(order(changes), event, movedPaise)
  return [subject, ...paragraphs].join('\n')
}

test.each([
  ['paid', 120_000, 'We are refunding what you paid.'],
  ['paid', 0, 'There is nothing to pay.'],
] as const)(
  'the mail of a cancelled order that is %s and cost %d paise promises only money that was received',
  (status, totalPaise, words) => {
    const cancelled = said('cancelled', {
      kind: 'shop',
      status: 'cancelled',
      totalPaise,
      payment: { status, duePaise: totalPaise, paidPaise: totalPaise, gateway: { paymentIds: ['pay_1'] } },
    })
    expect(cancelled).toContain(words)
    expect(cancelled.includes('refunding what you paid')).toBe(totalPaise > 0)
  },
)

const inParts = { status: 'partly_paid', paidPaise: 36_000 } as const
const isCollected = { fulfilment: { kind: 'collect' } } as const
const onInvoice = { ...inParts, invoiceDays: 15 }
test.each<[string, Changes, string]>([
  [
    'an order not in production yet',
    { payment: inParts },
    'Please pay the balance of ₹840.00 on the order’s page before we ship it',
  ],
  [
    'an order to be collected',
    { ...isCollected, payment: inParts },
    'Please pay the balance of ₹840.00 when you collect it',
  ],
  [
    'a cash-on-delivery order',
    { payment: { ...inParts, method: 'cash_on_delivery' } },
    'Please pay the balance of ₹840.00 in cash on delivery',
  ],
  ['an order on its way', { status: 'shipped', payment: inParts }, 'The balance of ₹840.00 is still to be paid.'],
  ['a collected order', { ...isCollected, status: 'delivered', payment: inParts }, 'is still to be paid.'],
  ['an order on invoice', { payment: onInvoice }, 'Please pay the balance of ₹840.00 within 15 days of the invoice'],
  [
    'an invoice with a due date',
    { status: 'delivered', payment: { ...onInvoice, payBy: '2026-12-08' } },
    'Please pay the balance of ₹840.00 by',
  ],
])('the mail about a part payment of %s says when the rest is due', (_, changes, words) => {
  const mail = said('partly_paid', changes)
  expect(mail).toContain('We have received ₹360.00 for your order')
  expect(mail).toContain(words)
  const starts = (changes.status ?? 'placed') === 'placed' && changes.payment?.invoiceDays === undefined
  expect(mail.includes('and are starting on it')).toBe(starts)
})

test('only a part payment requested in advance is called an advance', () => {
  expect(said('partly_paid', { payment: { ...inParts, advancePaise: 36_000 } })).toContain('received your advance')
  expect(said('partly_paid', { payment: inParts })).toContain('received your payment')
})

test('a further part payment is named by its own amount', () => {
  const mail = said('partly_paid', { payment: { ...inParts, paidPaise: 70_000 } }, 34_000)
  expect(mail).toContain('We have received your payment of ₹340.00, ₹700.00 for your order in all')
})

const byHand = { status: 'paid', paidPaise: 120_000 } as const
const online = { gateway: { paymentIds: ['pay_1'] } }
test.each<[string, Changes['payment'], string, string?]>([
  ['online', { ...byHand, ...online }, 'We are refunding what you paid.', 'bank transfer or in cash'],
  ['by hand', byHand, 'We will refund ₹1,200.00 by bank transfer or in cash', 'Banks take'],
  ['in parts', { ...byHand, ...online, handPaise: 20_000 }, 'We are refunding ₹1,000.00 the way you paid.'],
  ['and refunded before', { status: 'refunded' }, 'We have refunded what you paid.', 'are refunding'],
])('the mail of a cancelled order that was paid %s says how it is refunded', (_, payment, words, others) => {
  const mail = said('cancelled', { status: 'cancelled', ...(payment && { payment }) })
  expect(mail).toContain(words)
  if (others) expect(mail).not.toContain(others)
})

test.each<[string, Changes['payment'], string]>([
  ['online', online, 'We have refunded ₹1,200.00, the way you paid. Banks take 5 to 7 working days'],
  ['by hand', {}, 'We have refunded ₹1,200.00. If you have not received it'],
  [
    'by several payments',
    { gateway: { paymentIds: ['pay_1', 'pay_2'] } },
    'We have refunded what you paid, the way you paid',
  ],
])('the mail about a refund of an order that was paid %s says what was refunded', (_, payment, words) => {
  expect(said('refunded', { payment: { status: 'refunded', ...payment } }, 120_000)).toContain(words)
})

test('only buyers who pay online are sent to the order’s page to pay an invoice', () => {
  const owed = { status: 'delivered', payment: { invoiceDays: 15, payBy: '2026-12-08' } } as const
  expect(said('invoice_due', owed)).toContain('download the invoice and pay it')
  const inCash = { ...owed, payment: { ...owed.payment, method: 'cash_on_delivery' } } as const
  expect(said('invoice_due', inCash)).not.toContain('pay it')
})

test('a customer who collects an order straight from the press is not told that it is ready to collect', () => {
  const mail = said('delivered', { ...isCollected, status: 'delivered', timeline: [] })
  expect(mail).toContain('You have collected your order.')
  expect(mail).not.toContain('ready')
})

const inFull = { status: 'paid', paidPaise: 120_000 } as const
test.each<[string, Changes, string]>([
  ['before production', { payment: inFull }, 'your payment of ₹1,200.00 and are starting on your order.'],
  ['after its delivery', { status: 'delivered', payment: inFull }, 'your payment of ₹1,200.00. Your order is paid'],
  ['on invoice', { payment: { ...inFull, invoiceDays: 15 } }, 'your payment of ₹1,200.00. Your order is paid in full.'],
  [
    'after a credit note',
    { status: 'delivered', payment: { ...inFull, duePaise: 110_000, paidPaise: 110_000 } },
    'We have received your payment of ₹1,100.00',
  ],
])('full payment of an order %s is described by what was received', (_, changes, words) => {
  expect(said('paid', changes)).toContain(words)
})
