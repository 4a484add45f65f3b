import { photoInColor } from '@teeshala/contract/catalogue/color-picture'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { cutForType } from '@teeshala/contract/garment/cut'
import { toPaise } from '@teeshala/contract/money'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import { linePaise, type OrderAmounts } from '@teeshala/contract/orders/order-amounts'
import type { SingleOrderRequest } from '@teeshala/contract/orders/single-order'
import type { Deps } from '../deps.ts'
import { enforceRateLimits } from '../firestore/rate-limit.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { type Caller, uploaderOf } from '../http/caller.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { checkDesigns } from '../uploads/check-designs.ts'
import { keepDesigns } from '../uploads/design-records.ts'
import { attemptOf, earlierOrder, keyDocument, orAlreadyPlaced } from './attempt.ts'
import { priceChanged } from './checkout-lines.ts'
import { contactOf } from './contact-of.ts'
import { newOrder } from './order-draft.ts'
import { orderPlacedMail } from './order-mail.ts'
import { orderRateLimits } from './order-rate-limits.ts'
import { colorFields, readColors } from './ordered-colors.ts'
import { refuseUnprintable } from './refuse-unprintable.ts'

export type PlacedSingle = { readonly order: Kept<StoredOrder>; readonly trackingToken: string | undefined }

/** Orders one shirt in one colour, size and placement; without an account the answer carries the order's secret token. */
export async function placeSingleOrder(
  caller: Caller,
  request: SingleOrderRequest,
  key: string | undefined,
  deps: Deps,
): Promise<PlacedSingle> {
  const { db } = deps
  const userId = caller.kind === 'customer' ? caller.uid : null
  const onceOnly = () => Buffer.from(deps.randomBytes(24)).toString('base64url')
  const attempt = attemptOf('TS', userId ?? 'guest', key ?? onceOnly(), request)
  const product = db.doc(`products/${request.productId}`)
  const keyRef = db.doc(attempt.keyPath)
  const [settings, { contact, ownEmail }, colors, seen, keySeen] = await Promise.all([
    currentSettings(db),
    contactOf(userId, request.contact, deps),
    readColors([request.color], db),
    product.get(),
    keyRef.get(),
  ])
  const trackingToken = userId === null ? attempt.trackingToken : undefined
  const before = await earlierOrder(keySeen, attempt, db)
  if (before) return { order: before, trackingToken }
  const amounts = amountsOf(request, toPaise(settings.unitPrice))
  const shirtSeen = keptOrUndefined<StoredProduct>(seen)
  const wanted = { colors: { color: request.color }, pieces: request.quantity }
  refuseUnprintable(shirtSeen, wanted)
  const designs = await checkDesigns(
    request.designs.map((design) => ({ ...design, placement: request.placement })),
    { page: 'single', owner: uploaderOf(caller), cut: cutForType(shirtSeen.type), sizes: [request.size] },
    deps,
  )
  const plain = designs.map(({ placement: _, ...design }) => design)
  const [first] = plain
  const order = await transact(deps, async (transaction) => {
    const keyNow = await transaction.get(keyRef)
    const earlier = await earlierOrder(keyNow, attempt, db)
    if (earlier) return earlier
    const shirt = keptOrUndefined<StoredProduct>(await transaction.get(product))
    refuseUnprintable(shirt, wanted)
    const count = await enforceRateLimits(transaction, orderRateLimits(caller, contact, ownEmail), deps)
    const keep = await keepDesigns(
      designs.map(({ path }) => path),
      transaction,
      deps,
    )
    const now = deps.now()
    const placed = newOrder({
      attempt,
      userId,
      contact,
      shippingAddress: request.shippingAddress ?? null,
      paymentMethod: request.paymentMethod,
      items: [
        {
          _id: 'shirt',
          product: shirt._id,
          name: shirt.name,
          qty: request.quantity,
          image: photoInColor(shirt, request.color) ?? '',
          productType: shirt.type,
          size: request.size,
          color: request.color,
          ...colorFields(request.color, colors),
          placement: request.placement,
          ...(first && { design: first }),
          unitPricePaise: toPaise(settings.unitPrice),
        },
      ],
      amounts,
      designs: plain,
      isPayableOnline: deps.payments.online !== undefined,
      now,
    })
    const placedNow = { ...placed, _id: attempt.orderId }
    transaction.create(db.doc(`orders/${attempt.orderId}`), placed)
    transaction.create(keyRef, keyDocument(attempt, now))
    transaction.update(product, { stock: shirt.stock - request.quantity })
    keep()
    count()
    const mail = orderPlacedMail(placedNow, settings, trackingToken)
    if (mail) transaction.create(db.doc(`mail/${attempt.orderId}-placed`), mail)
    return placedNow
  }).catch(orAlreadyPlaced(attempt))
  return { order, trackingToken }
}

/** The single page has no shipping: its price is quantity × unit price (storefront specification, section 9). */
function amountsOf({ quantity, price }: SingleOrderRequest, unitPricePaise: number): OrderAmounts {
  const itemsPaise = linePaise({ unitPricePaise, quantity })
  const amounts = { itemsPaise, shippingPaise: 0, totalPaise: itemsPaise }
  if (toPaise(price) !== itemsPaise) throw priceChanged(amounts, [])
  return amounts
}
