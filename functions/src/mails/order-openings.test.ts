import type { StoredOrder, StoredOrderPayment } from '@teeshala/contract/orders/stored-order'
import { expect, test } from 'vitest'
import { type OrderEvent, openingOf } from './order-openings.ts'

type Changes = Partial<Omit<StoredOrder, 'payment'>> & { readonly payment?: Partial<StoredOrderPayment> }

/** A bulk order of ₹1,200 that is sent and paid online. */
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

const said = (event: OrderEvent, changes: Changes) => {
  const { subject, paragraphs } = openingOf(order(changes), event)
  return [subject, ...paragraphs].join('\n')
}

test.each([
  ['paid', 120_000, 'What you paid is on its way back.'],
  ['paid', 0, 'There is nothing to pay.'],
] as const)(
  'the mail of a cancelled order that is %s and came to %d paise promises only money that came',
  (status, totalPaise, words) => {
    const cancelled = said('cancelled', {
      kind: 'shop',
      status: 'cancelled',
      totalPaise,
      payment: { status, duePaise: totalPaise, paidPaise: totalPaise },
    })
    expect(cancelled).toContain(words)
    expect(cancelled.includes('on its way back')).toBe(totalPaise > 0)
  },
)
