import type { Contact } from '@teeshala/contract/orders/order'
import type { OrderAmounts } from '@teeshala/contract/orders/order-amounts'
import { piecesIn, type StoredLine } from '@teeshala/contract/orders/order-lines'
import { orderSearchKeys } from '@teeshala/contract/orders/order-search'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { paymentDueAt } from '@teeshala/contract/payments/payment-time'
import { hashOfToken } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'
import type { Submission } from './idempotency.ts'
import type { OrderToPlace } from './order-to-place.ts'

type Contents = {
  readonly submission: Submission
  readonly contact: Contact
  readonly lines: StoredLine[]
  readonly amounts: OrderAmounts
  readonly designs: StoredOrder['designs']
  readonly now: Date
}

/**
 * The document of a new order: placed, not yet paid. Of a guest's tracking token only the hash is kept. Where the shop cannot take
 * money online, no order is cancelled for want of it.
 */
export function newOrder(
  { kind, userId, shippingAddress, paymentMethod }: OrderToPlace,
  { submission, contact, lines, amounts, designs, now }: Contents,
  { payments }: Pick<Deps, 'payments'>,
): StoredOrder {
  return {
    kind,
    userId,
    contact,
    lines,
    designs,
    ...amounts,
    pieces: piecesIn(lines),
    payment: {
      method: paymentMethod,
      status: 'pending',
      duePaise: amounts.totalPaise,
      paidPaise: 0,
      dueAt: payments.online ? paymentDueAt(kind, paymentMethod, now) : null,
    },
    fulfilment: shippingAddress ? { kind: 'ship', address: shippingAddress } : { kind: 'collect' },
    status: 'placed',
    timeline: [{ kind: 'status', to: 'placed', by: 'customer', at: now }],
    ...(userId === null && { trackingTokenHash: hashOfToken(submission.trackingToken) }),
    searchKeys: orderSearchKeys({ _id: submission.orderId, contact, lines }),
    createdAt: now,
    updatedAt: now,
  }
}
