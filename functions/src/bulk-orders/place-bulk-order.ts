import { piecesOfBulk } from '@teeshala/contract/bulk/bulk-lines'
import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { type BulkOrderRequest, designsOf, itemsOf } from '@teeshala/contract/bulk/bulk-order-request'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { cutForType } from '@teeshala/contract/garment/cut'
import { toPaise } from '@teeshala/contract/money'
import type { Deps } from '../deps.ts'
import { enforceRateLimits } from '../firestore/rate-limit.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { type Answer, created } from '../http/answer.ts'
import { type Caller, uploaderOf } from '../http/caller.ts'
import { notAllowed, signInRequired } from '../http/not-allowed.ts'
import type { Call } from '../http/route.ts'
import { attemptOf, earlierOrder, idempotencyKeyOf, keyDocument, orAlreadyPlaced } from '../orders/attempt.ts'
import { contactOf } from '../orders/contact-of.ts'
import { orderRateLimits } from '../orders/order-rate-limits.ts'
import { readColors } from '../orders/ordered-colors.ts'
import { refuseUnprintable } from '../orders/refuse-unprintable.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { checkDesigns } from '../uploads/check-designs.ts'
import { keepDesigns } from '../uploads/design-records.ts'
import { bulkOrderAnswer } from './bulk-order-answer.ts'
import { newBulkOrder, priceBulkOrder } from './bulk-order-draft.ts'
import { bulkOrderMail } from './bulk-order-mail.ts'

/**
 * Orders many shirts of one product. One short transaction reads the attempt's key, the product and the records of the designs,
 * and writes order, key, stock (each piece once, however often it is printed), records and mail; an attempt that has come this
 * far before answers its order. Without an account the answer carries the order's secret token.
 */
export async function placeBulkOrder(
  { caller, body, request }: Call<'anyone', unknown, unknown, BulkOrderRequest>,
  deps: Deps,
): Promise<Answer> {
  const userId = buyerOf(caller, body.userId)
  const key = idempotencyKeyOf(request) ?? Buffer.from(deps.randomBytes(24)).toString('base64url')
  const attempt = attemptOf('TB', userId ?? 'guest', key, body)
  const { db } = deps
  const keyRef = db.doc(attempt.keyPath)
  const productRef = db.doc(`products/${body.productId}`)
  const answer = (order: Kept<StoredBulkOrder>) =>
    created({ ...bulkOrderAnswer(order), ...(userId === null && { trackingToken: attempt.trackingToken }) })

  const [keySeen, productSeen] = await db.getAll(keyRef, productRef)
  const before = keySeen && (await earlierOrder<StoredBulkOrder>(keySeen, attempt, db))
  if (before) return answer(before)
  const seen = productSeen && keptOrUndefined<StoredProduct>(productSeen)
  const wanted = wantedOf(body)
  refuseUnprintable(seen, wanted)
  const [settings, { contact, ownEmail }, colors] = await Promise.all([
    currentSettings(db),
    contactOf(userId, body.contact, deps),
    readColors(
      body.items.map(({ color }) => color),
      db,
    ),
  ])
  const priced = priceBulkOrder(body, toPaise(settings.unitPrice))
  const sizes = [...new Set(priced.items.map(({ size }) => size))]
  const print = { page: 'bulk', owner: uploaderOf(caller), cut: cutForType(seen.type), sizes } as const
  const designs = await checkDesigns(designsOf(body), print, deps)

  const order = await transact(deps, async (transaction) => {
    const [keyNow, productNow] = await transaction.getAll(keyRef, productRef)
    const earlier = keyNow && (await earlierOrder<StoredBulkOrder>(keyNow, attempt, db))
    if (earlier) return earlier
    const product = productNow && keptOrUndefined<StoredProduct>(productNow)
    refuseUnprintable(product, wanted)
    const count = await enforceRateLimits(transaction, orderRateLimits(caller, contact, ownEmail), deps)
    const keep = await keepDesigns(
      designs.map(({ path }) => path),
      transaction,
      deps,
    )
    const now = deps.now()
    const placed = newBulkOrder({ attempt, userId, contact, product, colors, ...priced, designs, now })
    const placedNow = { ...placed, _id: attempt.orderId }
    transaction.create(db.doc(`bulkOrders/${attempt.orderId}`), placed)
    transaction.create(keyRef, keyDocument(attempt, now))
    transaction.update(productRef, { stock: product.stock - piecesOfBulk(placed.items) })
    keep()
    count()
    const guestToken = userId === null ? attempt.trackingToken : undefined
    const mail = bulkOrderMail(placedNow, 'Pending', { shop: settings, now, guestToken })
    if (mail)
      transaction.create(db.doc(`mail/${attempt.orderId}-placed`), { ...mail, ...(guestToken && { guestToken }) })
    return placedNow
  }).catch(orAlreadyPlaced(attempt))
  return answer(order)
}

/** Whose order it becomes: a signed-in caller's own; nobody may name somebody else. */
function buyerOf(caller: Caller, named: string | null): string | null {
  const own = caller.kind === 'customer' ? caller.uid : null
  if (named === null || named === own) return own
  if (own === null) throw signInRequired()
  throw notAllowed()
}

/** The colours of a request by the fields that name them, and its pieces. */
function wantedOf(request: BulkOrderRequest) {
  const colors = Object.fromEntries(request.items.map(({ color }, index) => [`items.${index}.color`, color]))
  return { colors, pieces: piecesOfBulk(itemsOf(request)) }
}
