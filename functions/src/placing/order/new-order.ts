import type { PayTerms } from '@teeshala/contract/accounts/pay-terms'
import type { DeliverySettings } from '@teeshala/contract/delivery/delivery-settings'
import { orderPromise } from '@teeshala/contract/delivery/order-promise'
import type { OrderAmounts } from '@teeshala/contract/orders/amounts/order-amounts'
import type { Contact } from '@teeshala/contract/orders/order'
import { piecesIn, type StoredLine } from '@teeshala/contract/orders/order-lines'
import { orderSearchKeys } from '@teeshala/contract/orders/search/order-search'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { type AdvanceRules, laterPaymentOf } from '@teeshala/contract/payments/advance-rules'
import { isPaidOnline, type PaymentMethod } from '@teeshala/contract/payments/payment'
import { paymentDueAt } from '@teeshala/contract/payments/payment-time'
import { dueByOf } from '@teeshala/contract/production/due-by'
import { asksProof } from '@teeshala/contract/proofs/proof-gate'
import { placeOfSupply, type ShopTax } from '@teeshala/contract/tax/shop-tax'
import { hashOfToken } from '../../orders/may-see-order.ts'
import { toPrint } from '../../orders/to-print.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Submission } from './idempotency.ts'
import type { OrderToPlace } from './order-to-place.ts'

type Contents = {
  readonly submission: Submission
  readonly contact: Contact
  readonly lines: StoredLine[]
  readonly amounts: OrderAmounts
  readonly designs: StoredOrder['designs']
  readonly printing: StoredOrder['printing']
  readonly delivery: DeliverySettings
  readonly shopTax: ShopTax
  readonly advanceRules: AdvanceRules
  /** The ways to pay that the shop offers now. */
  readonly offered: readonly PaymentMethod[]
  readonly payTerms: PayTerms
  readonly proofsAbove: number | null
  /** When the stock hold of an unverified order expires. */
  readonly heldUntil: Date | undefined
  readonly isMailboxProved: boolean
  readonly now: Date
}

/**
 * Returns the document of a new order: placed, and unpaid unless staff have taken the money. Of a guest's tracking token only the hash is stored. If the
 * shop cannot take online payments, no order lapses unpaid.
 */
export function newOrder(
  wanted: OrderToPlace,
  {
    submission,
    contact,
    lines,
    amounts,
    designs,
    printing,
    delivery,
    shopTax,
    advanceRules,
    offered,
    payTerms,
    proofsAbove,
    heldUntil,
    isMailboxProved,
    now,
  }: Contents,
  { payments }: Pick<Deps, 'payments'>,
): StoredOrder {
  const { kind, userId, shippingAddress, extras, paymentMethod, takenByStaff } = wanted
  const { company, billingAddress, neededBy, note } = extras
  const by = takenByStaff ? 'staff' : 'customer'
  const isPaid = amounts.totalPaise === 0 || takenByStaff?.isPaid === true
  const fulfilment: StoredOrder['fulfilment'] = shippingAddress
    ? { kind: 'ship', address: shippingAddress }
    : { kind: 'collect' }
  // Staff who agree on later payment know the customer.
  const isTrusted = takenByStaff !== undefined && paymentMethod === 'cash_on_delivery'
  const later = isTrusted ? undefined : laterPaymentOf({ kind, totalPaise: amounts.totalPaise }, advanceRules, payTerms)
  const isAdvanceByHand = later && 'advancePaise' in later && !offered.some(isPaidOnline)
  const promise = orderPromise({ kind, lines, printing, fulfilment }, now, delivery)
  const order: StoredOrder = {
    kind,
    userId,
    contact,
    lines,
    designs,
    ...(wanted.designDocuments && { designDocuments: wanted.designDocuments }),
    ...(printing && { printing }),
    ...amounts,
    ...(wanted.coupon !== undefined && { coupon: wanted.coupon }),
    ...(takenByStaff?.discountReason !== undefined && { discountReason: takenByStaff.discountReason }),
    ...(takenByStaff && { origin: takenByStaff.origin }),
    pieces: piecesIn(lines),
    payment: {
      method: paymentMethod,
      status: isPaid ? 'paid' : 'pending',
      duePaise: amounts.totalPaise,
      paidPaise: isPaid ? amounts.totalPaise : 0,
      ...later,
      ...(isAdvanceByHand && { isAdvanceByHand }),
      dueAt: payments.online && !isPaid ? paymentDueAt(kind, paymentMethod, now) : null,
    },
    fulfilment,
    placeOfSupply: placeOfSupply(shippingAddress ?? undefined, shopTax),
    ...(billingAddress && { billingAddress }),
    ...(company && { company }),
    ...(neededBy !== undefined && { neededBy }),
    ...(note && { note }),
    ...(promise && { promise }),
    dueBy: dueByOf({ promise, printing }),
    ...(asksProof({ lines, designs, designDocuments: wanted.designDocuments }, proofsAbove) && {
      proof: { versions: [], awaits: 'shop' as const },
    }),
    ...(heldUntil && { heldUntil }),
    ...(isMailboxProved && { isMailboxProved }),
    status: 'placed',
    timeline: [
      { kind: 'status', to: 'placed', by, at: now },
      ...(isPaid ? [{ kind: 'payment', to: 'paid', by, at: now } as const] : []),
    ],
    requestHash: submission.requestHash,
    ...(hasToken(wanted) && { trackingTokenHash: hashOfToken(submission.trackingToken) }),
    searchKeys: orderSearchKeys({ _id: submission.orderId, contact, lines }),
    createdAt: now,
    updatedAt: now,
  }
  return { ...order, ...toPrint(order) }
}

/** Returns whether an order has a secret token: guest orders, and orders taken by staff, who send the link. */
export function hasToken({ userId, takenByStaff }: Pick<OrderToPlace, 'userId' | 'takenByStaff'>): boolean {
  return userId === null || takenByStaff !== undefined
}
