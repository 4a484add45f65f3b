import type { StoredCart } from '@teeshala/contract/cart/cart'
import { withParcel } from '@teeshala/contract/delivery/weight-slabs'
import { isUpload } from '@teeshala/contract/designs/design'
import { hasOwnDesign } from '@teeshala/contract/designs/line-designs'
import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import { piecesByProduct, piecesIn, type StoredLine } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { advanceOf } from '@teeshala/contract/payments/advance-rules'
import { hoursToConfirmCash } from '@teeshala/contract/payments/cash/cash-rules'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import { countCoupon, countUnknownCoupon } from '../../coupons/coupon-uses.ts'
import { cartsIn, mailsIn, ordersIn, productsIn, quotesIn } from '../../firestore/collections.ts'
import { enforceRateLimits } from '../../firestore/rate-limit.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { confirmCodeOf, confirmCodeOfPhone } from '../../holding/confirm-code.ts'
import { emailProvedBy } from '../../holding/contact-proof.ts'
import { limitUnproved } from '../../holding/unproved-order.ts'
import type { Caller } from '../../http/caller/caller.ts'
import { keyHolderOf, type Sender } from '../../http/caller/sender.ts'
import { capOfMailbox } from '../../mails/mailbox-cap.ts'
import { orderPlacedMail } from '../../mails/order-mail.ts'
import { writeOrderMessage } from '../../mails/order-message.ts'
import { staffOrderMail } from '../../mails/staff-order-mail.ts'
import { markInvoiceDue } from '../../orders/mark-invoice-due.ts'
import type { Deps } from '../../ports/deps.ts'
import { prepaidAlone, refuseCash, refuseClosedMethod } from '../../settings/offered-methods.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { keepDesigns } from '../../uploads/design-records.ts'
import { cartChanged } from './cart-changed.ts'
import { contactOf } from './contact-of.ts'
import { earlierOrder, submissionOf } from './idempotency.ts'
import { readColors, refuseUnknownColors, withColorNames } from './line-colors.ts'
import { hasToken, newOrder } from './new-order.ts'
import { orderRateLimits, whoOrders } from './order-rate-limits.ts'
import type { OrderToPlace, PricedOrder, Products, ShopData } from './order-to-place.ts'
import { readDocumentsToPrint } from './read-documents-to-print.ts'
import { type Reader, readForOrder } from './read-for-order.ts'
import { refuseDestination } from './refuse-destination.ts'
import { refusePastDay } from './refuse-past-day.ts'
import { refuseNameless, refuseUnaddressed } from './refuse-unaddressed.ts'
import { withUpdates } from './with-updates.ts'

export type PlacedOrder = {
  readonly order: WithId<StoredOrder>
  /** The secret of an order without an account, returned when it is created. */
  readonly token: { readonly trackingToken: string } | undefined
}

/**
 * Places an order of any kind. One short transaction reads products and cart by id in sorted order, and writes
 * order, stock, design records, the emptied cart and the mail. The order's id is derived from the idempotency key, so it is
 * created once; a repeated or concurrent submission returns its order.
 */
export async function placeOrder(wanted: OrderToPlace, sender: Sender, deps: Deps): Promise<PlacedOrder> {
  const { db } = deps
  const { userId, takenByStaff } = wanted
  const submission =
    wanted.quote?.submission ??
    submissionOf(
      { kind: wanted.kind, request: wanted.request, ...(await keyOf(wanted, sender, deps)) },
      deps.orderSecret,
    )
  const token = hasToken(wanted) ? { trackingToken: submission.trackingToken } : undefined
  const read = (reader: Reader) => readForOrder(wanted, reader, db)

  const [seen, earlier] = await Promise.all([read(db), earlierOrder(submission, db)])
  if (earlier) return { order: earlier, token }
  const settings = await currentSettings(db)
  refuseClosedMethod(wanted.paymentMethod, settings)
  refusePastDay(wanted.extras.neededBy, deps.now())
  refuseDestination(wanted.shippingAddress, shopTaxOf(settings))
  const documents = wanted.documents ? await readDocumentsToPrint(wanted.documents, deps) : new Map()
  const shopData = ({ prices, ...known }: typeof seen): ShopData => {
    const data = { ...known, settings, printing: prices && { ...prices, documents } }
    if (!wanted.parcelGrams || !wanted.shippingAddress) return data
    const parcel = { grams: wanted.parcelGrams(data), to: wanted.shippingAddress }
    return { ...data, settings: withParcel(settings, parcel) }
  }
  if (seen.coupon && !seen.coupon.stored) await countUnknownCoupon(userId, sender.network, deps)
  const priceOf = (data: typeof seen) => {
    const priced = wanted.price(shopData(data))
    refuseUnaddressed(wanted, priced)
    if (isCashAtTheDoor(wanted))
      refuseCash(cashOrderOf(wanted, priced, { products: data.products, settings }), settings.cashRules)
    return priced
  }
  const pricedFirst = priceOf(seen)
  const [designs, colors] = await Promise.all([
    wanted.inspectDesigns(pricedFirst, shopData(seen)),
    readColors(pricedFirst.lines, db),
  ])
  refuseUnknownColors(ofAnyColor(pricedFirst.lines, seen.products), colors)

  const order = await transact(deps, async (transaction) => {
    const present = await read(transaction)
    const priced = priceOf(present)
    const files = filesOfPriced(priced, designs)
    // A design on a line that changed meanwhile has not been checked.
    if (seen.cart?.revision !== present.cart?.revision) throw cartChanged()
    const { contact: given, ownEmail, payTerms, chosen } = await contactOf(userId, wanted.contact, transaction)
    if (payTerms.prepays && isCashAtTheDoor(wanted)) throw prepaidAlone()
    const provedEmail = emailProvedBy(sender.proof, deps)
    const knownEmail = given.email || wanted.quote?.email || ''
    // Account holders are contacted at the address in their account: a proof may belong to somebody else using the same browser.
    const contact = { ...given, email: knownEmail || (userId === null ? (provedEmail ?? '') : '') }
    refuseNameless(wanted, priced, contact)
    const isProved = takenByStaff !== undefined || isProvedBuyer(sender.caller) || provedEmail === contact.email
    const isMailboxProved =
      takenByStaff !== undefined ||
      provedEmail === contact.email ||
      isOwnMailbox(sender.caller, contact.email, ownEmail)
    const hasPieces = piecesIn(priced.lines) > 0
    const isUnproved = !isProved && hasPieces
    const isToConfirm = hasPieces && isCashAtTheDoor(wanted) && settings.cashRules.isConfirmed === true
    const isHeld = isUnproved || isToConfirm
    const unproved = {
      lines: priced.lines,
      products: present.products,
      email: contact.email,
      who: whoOrders(sender, contact),
      network: sender.network,
    }
    const limits = [
      ...(takenByStaff ? [] : orderRateLimits(sender, contact, ownEmail)),
      ...(isUnproved ? limitUnproved(unproved, settings.unprovedHolds) : []),
    ]
    const countOrder = await enforceRateLimits(transaction, limits, deps, sender.solved)
    const mayMail = await capOfMailbox({ contact, isMailboxProved }, deps.now(), transaction)
    const keep = await keepDesigns(files.filter(isUpload), { _id: submission.orderId, userId }, transaction, deps)
    const now = deps.now()
    const lines = withColorNames(priced.lines, colors)
    const hours = [...(isUnproved ? [settings.unprovedHolds.hours] : []), ...(isToConfirm ? [hoursToConfirmCash] : [])]
    const heldUntil = isHeld ? new Date(now.getTime() + Math.min(...hours) * 3_600_000) : undefined
    const known = { submission, contact, designs, settings, payTerms, isMailboxProved, now }
    const contents = { ...known, lines, priced, heldUntil }
    const placed = withUpdates(newOrder(wanted, contents, deps), chosen)
    const placedNow = { ...placed, _id: submission.orderId }
    transaction.create(ordersIn(db).doc(submission.orderId), placed)
    // An order that staff take money for at once gets its receipt voucher before production.
    markInvoiceDue(placedNow, now, transaction)
    for (const [id, pieces] of piecesByProduct(lines)) {
      const { stock = 0, heldPieces = 0 } = present.products.get(id) ?? {}
      const change = { stock: stock - pieces, ...(isHeld && { heldPieces: heldPieces + pieces }) }
      transaction.update(productsIn(db).doc(id), change)
    }
    if (wanted.isOfCart && userId !== null) {
      const revision = (present.cart?.revision ?? 0) + 1
      transaction.set(cartsIn(db).doc(userId), { lines: [], revision, orderId: submission.orderId, updatedAt: now })
    }
    if (present.coupon) countCoupon(present.coupon, userId, transaction)
    if (wanted.quote) {
      const order = { id: submission.orderId, userId }
      transaction.update(quotesIn(db).doc(wanted.quote.id), { isOrdered: true, order })
    }
    keep()
    countOrder()
    const confirmCode = heldUntil && confirmCodeOf(submission.orderId, contact.email, deps.orderSecret)
    const mail = orderPlacedMail(placedNow, settings, { guestToken: token?.trackingToken, confirmCode })
    takenByStaff?.note.make(transaction, takenNote(placedNow))
    if (mail && mayMail()) transaction.create(mailsIn(db).doc(`${submission.orderId}-placed`), mail)
    const phoneCode = heldUntil && confirmCodeOfPhone(submission.orderId, phoneOfOrder(placed), deps.orderSecret)
    writeOrderMessage(placedNow, 'placed', { now, confirmCode: phoneCode }, transaction)
    const toStaff = staffOrderMail(placedNow, settings)
    if (toStaff) transaction.create(mailsIn(db).doc(`${submission.orderId}-staff`), toStaff)
    return placedNow
  }).catch(async (failure: unknown) => {
    const placedMeanwhile = await earlierOrder(submission, db)
    if (!placedMeanwhile) throw failure
    return placedMeanwhile
  })
  return { order, token }
}

/** Staff who take an order know the customer. */
const isCashAtTheDoor = ({ paymentMethod, shippingAddress, takenByStaff }: OrderToPlace) =>
  paymentMethod === 'cash_on_delivery' && shippingAddress !== null && !takenByStaff

const cashOrderOf = (
  { kind, shippingAddress }: OrderToPlace,
  { lines, amounts }: PricedOrder,
  { products, settings: { advanceRules } }: { products: Products; settings: Pick<StoreSettings, 'advanceRules'> },
) => ({
  totalPaise: amounts.totalPaise,
  place: shippingAddress ?? undefined,
  hasOwnPrint: kind !== 'shop' || lines.some((line) => line.kind === 'catalogue' && hasOwnDesign(line)),
  prepaidProduct: lines
    .map((line) => (line.kind === 'paper' ? undefined : products.get(line.productId)))
    .find((product) => product?.isPrepaid)?.name,
  advancePaise: advanceOf({ kind, totalPaise: amounts.totalPaise }, advanceRules),
})

const ofAnyColor = (lines: readonly StoredLine[], products: Products) =>
  lines.filter((line) => line.kind !== 'paper' && products.get(line.productId)?.colors.length === 0)

const isOwnMailbox = (caller: Caller, email: string, ownEmail: string) =>
  caller.kind === 'customer' && caller.isEmailProved && email.toLowerCase() === ownEmail.toLowerCase()

const isProvedBuyer = (caller: Caller) => caller.kind === 'customer' && caller.isProved

/** Returns the audit details of an order taken by staff. */
function takenNote({ _id, origin, totalPaise, discountPaise, discountReason, payment }: WithId<StoredOrder>) {
  return {
    action: 'order.taken' as const,
    target: `orders/${_id}`,
    details: {
      origin,
      totalPaise,
      paymentStatus: payment.status,
      ...(discountPaise !== undefined && { discountPaise, discountReason }),
    },
  }
}

const filesOfPriced = ({ lines, printing }: PricedOrder, designs: StoredOrder['designs']) =>
  filesOfStoredOrder({ designs, lines: [...lines], printing })

/**
 * Returns who submits with which key; a key is valid for its sender only. Without one, a cart is ordered once per revision, so that a second click finds the
 * first order; any other submission is unique.
 */
async function keyOf({ isOfCart, userId, takenByStaff }: OrderToPlace, sender: Sender, { db, randomBytes }: Deps) {
  const by = takenByStaff ? `staff ${takenByStaff.uid}` : keyHolderOf(sender)
  if (sender.key !== undefined) return { by, key: sender.key }
  if (isOfCart && userId !== null) {
    return { by, key: `cart ${revisionToOrder(documentOf(await cartsIn(db).doc(userId).get()))}` }
  }
  return { by: 'nobody', key: Buffer.from(randomBytes(24)).toString('base64url') }
}

/** Returns the present revision or, once an order has emptied the cart, the previous one. */
function revisionToOrder(cart: StoredCart | undefined): number {
  if (!cart) return 0
  return cart.lines.length > 0 ? cart.revision : cart.revision - 1
}
