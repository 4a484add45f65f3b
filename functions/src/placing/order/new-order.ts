import type { PayTerms } from '@teeshala/contract/accounts/pay-terms'
import { orderPromise } from '@teeshala/contract/delivery/order-promise'
import type { Contact } from '@teeshala/contract/orders/order'
import { piecesIn, type StoredLine } from '@teeshala/contract/orders/order-lines'
import { orderSearchKeys } from '@teeshala/contract/orders/search/order-search'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { laterPaymentOf } from '@teeshala/contract/payments/advance-rules'
import { isPaidOnline } from '@teeshala/contract/payments/payment'
import { paymentDueAt } from '@teeshala/contract/payments/payment-time'
import { dueByOf } from '@teeshala/contract/production/due-by'
import { asksProof } from '@teeshala/contract/proofs/proof-gate'
import { placeOfSupply, shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import { hashOfToken } from '../../orders/may-see-order.ts'
import { toPrint } from '../../orders/to-print.ts'
import type { Deps } from '../../ports/deps.ts'
import { offeredMethods } from '../../settings/offered-methods.ts'
import type { currentSettings } from '../../settings/read-settings.ts'
import type { Submission } from './idempotency.ts'
import type { OrderToPlace, PricedOrder } from './order-to-place.ts'

type Contents = {
  readonly submission: Submission
  readonly contact: Contact
  readonly lines: StoredLine[]
  readonly priced: Omit<PricedOrder, 'lines'>
  readonly designs: StoredOrder['designs']
  readonly settings: Awaited<ReturnType<typeof currentSettings>>
  readonly payTerms: PayTerms
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
  { submission, contact, lines, priced, designs, settings, payTerms, heldUntil, isMailboxProved, now }: Contents,
  deps: Pick<Deps, 'payments'>,
): StoredOrder {
  const { amounts, printing } = priced
  const { kind, userId, shippingAddress, extras, paymentMethod, takenByStaff } = wanted
  const { company, billingAddress, neededBy, note } = extras
  const by = takenByStaff ? 'staff' : 'customer'
  const isPaid = amounts.totalPaise === 0 || takenByStaff?.isPaid === true
  const fulfilment: StoredOrder['fulfilment'] = shippingAddress
    ? { kind: 'ship', address: shippingAddress }
    : { kind: 'collect' }
  // Staff who agree on later payment know the customer.
  const isTrusted = takenByStaff !== undefined && paymentMethod === 'cash_on_delivery'
  const later = isTrusted
    ? undefined
    : laterPaymentOf({ kind, totalPaise: amounts.totalPaise }, settings.advanceRules, payTerms)
  const isAdvanceByHand = later && 'advancePaise' in later && !offeredMethods(settings, deps).some(isPaidOnline)
  const promise = orderPromise({ kind, lines, printing, fulfilment }, now, settings.delivery)
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
      dueAt: deps.payments.online && !isPaid ? paymentDueAt(kind, paymentMethod, now) : null,
    },
    fulfilment,
    placeOfSupply: placeOfSupply(shippingAddress ?? undefined, shopTaxOf(settings)),
    ...(billingAddress && { billingAddress }),
    ...(company && { company }),
    ...(neededBy !== undefined && { neededBy }),
    ...(note && { note }),
    ...(promise && { promise }),
    dueBy: dueByOf({ promise, printing }),
    ...(asksProof({ lines, designs, designDocuments: wanted.designDocuments }, settings.proofsAbove) && {
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
