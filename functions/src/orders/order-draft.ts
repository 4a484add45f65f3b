import type { Design } from '@teeshala/contract/orders/design'
import type { Contact, StoredOrder, StoredOrderItem } from '@teeshala/contract/orders/order'
import type { OrderAmounts } from '@teeshala/contract/orders/order-amounts'
import { orderSearchKeys } from '@teeshala/contract/orders/order-search'
import type { PaymentMethod } from '@teeshala/contract/orders/payment'
import { paymentDueAt } from '@teeshala/contract/orders/payment-time'
import type { ShippingAddress } from '@teeshala/contract/orders/shipping-address'
import { sha256 } from '../sha256.ts'
import type { Attempt } from './attempt.ts'

export type Draft = {
  readonly attempt: Attempt
  readonly userId: string | null
  readonly contact: Contact
  readonly shippingAddress: ShippingAddress | null
  readonly paymentMethod: PaymentMethod
  readonly items: readonly StoredOrderItem[]
  readonly amounts: OrderAmounts
  readonly designs?: readonly Design[]
  /** Whether the shop can take money online; where it cannot, nobody is pressed to pay. */
  readonly isPayableOnline: boolean
  readonly now: Date
}

/** The document of a new order: placed, not yet paid. Of a guest's tracking token only the hash is kept. */
export function newOrder(draft: Draft): StoredOrder {
  const { attempt, userId, contact, amounts, items, now } = draft
  const [first] = items
  return {
    userId,
    contact,
    shippingAddress: draft.shippingAddress,
    paymentMethod: draft.paymentMethod,
    paymentStatus: 'pending',
    paymentDueAt: draft.isPayableOnline ? paymentDueAt(draft.paymentMethod, now) : null,
    status: 'placed',
    isDelivered: false,
    ...(first?.placement && { placement: first.placement }),
    ...(first?.design && { designurl: first.design.path }),
    ...(draft.designs && { designs: [...draft.designs] }),
    orderItems: [...items],
    ...amounts,
    timeline: [{ kind: 'status', to: 'placed', by: 'customer', at: now }],
    ...(userId === null && { trackingTokenHash: hashOfToken(attempt.trackingToken) }),
    searchKeys: orderSearchKeys({ _id: attempt.orderId, contact, orderItems: [...items] }),
    createdAt: now,
    updatedAt: now,
  }
}

/** What is stored of a tracking token. */
export function hashOfToken(token: string): string {
  return sha256(token)
}
