import { stockMessage } from '@teeshala/contract/cart/cart-lines'
import { photoInColor } from '@teeshala/contract/catalogue/color-picture'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { StoredProductColor } from '@teeshala/contract/catalogue/product-color'
import { cutForType } from '@teeshala/contract/garment/cut'
import { toPaise } from '@teeshala/contract/money'
import type { StoredOrder, StoredOrderItem } from '@teeshala/contract/orders/order'
import { linePaise, type OrderAmounts } from '@teeshala/contract/orders/order-amounts'
import type { SingleOrderRequest } from '@teeshala/contract/orders/single-order'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { refuseFlood } from '../firestore/refuse-flood.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { type Caller, uploaderOf } from '../http/caller.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { checkDesigns } from '../uploads/check-designs.ts'
import { keepDesigns } from '../uploads/design-records.ts'
import { attemptOf, earlierOrder, keyDocument, orAlreadyPlaced } from './attempt.ts'
import { priceChanged } from './checkout-lines.ts'
import { contactOf } from './contact-of.ts'
import { orderAllowances } from './order-allowances.ts'
import { newOrder } from './order-draft.ts'
import { orderPlacedMail } from './order-mail.ts'

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
  const [settings, { contact, ownEmail }, color, seen, keySeen] = await Promise.all([
    currentSettings(db),
    contactOf(userId, request.contact, deps),
    db.doc(`productColors/${request.color}`).get(),
    product.get(),
    keyRef.get(),
  ])
  const trackingToken = userId === null ? attempt.trackingToken : undefined
  const before = await earlierOrder(keySeen, attempt, db)
  if (before) return { order: before, trackingToken }
  const amounts = amountsOf(request, toPaise(settings.unitPrice))
  const shirtSeen = keptOrUndefined<StoredProduct>(seen)
  refuseUnavailable(shirtSeen, request)
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
    refuseUnavailable(shirt, request)
    const count = await refuseFlood(transaction, orderAllowances(caller, contact, ownEmail), deps)
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
          ...colorFields(keptOrUndefined<StoredProductColor>(color)),
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

function refuseUnavailable(
  shirt: Kept<StoredProduct> | undefined,
  { quantity, color }: SingleOrderRequest,
): asserts shirt is Kept<StoredProduct> {
  if (!shirt) throw new AppError('PRODUCT_UNAVAILABLE', 'Product not available')
  if (!shirt.isCustomizable) {
    throw new AppError('INVALID_INPUT', 'This product cannot be printed on', {
      fields: { productId: 'This product cannot be printed on' },
    })
  }
  if (shirt.colors.length > 0 && !shirt.colors.includes(color)) {
    throw new AppError('INVALID_INPUT', 'Not a colour of this product', {
      fields: { color: 'Not a colour of this product' },
    })
  }
  if (quantity > shirt.stock) {
    throw new AppError('OUT_OF_STOCK', stockMessage(shirt.stock), {
      details: { productId: shirt._id, left: shirt.stock },
    })
  }
}

function colorFields(color: StoredProductColor | undefined): Pick<StoredOrderItem, 'colorName' | 'colorHex'> {
  return color ? { colorName: color.name, colorHex: color.hexCode } : {}
}
