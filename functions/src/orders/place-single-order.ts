import type { StoredUser } from '@teeshala/contract/accounts/user'
import { stockMessage } from '@teeshala/contract/cart/cart-lines'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { StoredProductColor } from '@teeshala/contract/catalogue/product-color'
import { toPaise } from '@teeshala/contract/money'
import { designOf } from '@teeshala/contract/orders/design'
import type { Contact, StoredOrder, StoredOrderItem } from '@teeshala/contract/orders/order'
import { linePaise, type OrderAmounts } from '@teeshala/contract/orders/order-amounts'
import type { SingleOrderRequest } from '@teeshala/contract/orders/single-order'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import type { Caller } from '../http/caller.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { refuseUnfitDesigns } from '../uploads/refuse-unfit-designs.ts'
import { attemptOf, earlierOrder, keyDocument } from './attempt.ts'
import { priceChanged } from './checkout-lines.ts'
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
  await refuseUnfitDesigns(
    request.designs.map(({ path }) => path),
    caller.kind === 'visitor' ? undefined : caller.uid,
    deps,
  )
  const userId = caller.kind === 'customer' ? caller.uid : null
  const onceOnly = () => Buffer.from(deps.randomBytes(24)).toString('base64url')
  const attempt = attemptOf('TS', userId ?? 'guest', key ?? onceOnly(), request)
  const [settings, contact, color] = await Promise.all([
    currentSettings(db),
    contactOf(userId, request, deps),
    db.doc(`productColors/${request.color}`).get(),
  ])
  const amounts = amountsOf(request, toPaise(settings.unitPrice))
  const product = db.doc(`products/${request.productId}`)
  const keyRef = db.doc(attempt.keyPath)
  const order = await transact(deps, async (transaction) => {
    const keyNow = await transaction.get(keyRef)
    const earlier = await earlierOrder(keyNow, attempt, db)
    if (earlier) return earlier
    const shirt = keptOrUndefined<StoredProduct>(await transaction.get(product))
    refuseUnavailable(shirt, request)
    const now = deps.now()
    const designs = request.designs.map(({ path }) => designOf(path))
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
          image: shirt.images[0] ?? '',
          size: request.size,
          color: request.color,
          ...colorFields(keptOrUndefined<StoredProductColor>(color)),
          placement: request.placement,
          ...(designs[0] && { design: designs[0] }),
          unitPricePaise: toPaise(settings.unitPrice),
        },
      ],
      amounts,
      designs,
      now,
    })
    const placedNow = { ...placed, _id: attempt.orderId }
    transaction.create(db.doc(`orders/${attempt.orderId}`), placed)
    transaction.create(keyRef, keyDocument(attempt, now))
    transaction.update(product, { stock: shirt.stock - request.quantity })
    const mail = orderPlacedMail(placedNow, settings)
    if (mail) transaction.create(db.doc(`mail/${attempt.orderId}-placed`), mail)
    return placedNow
  })
  return { order, trackingToken: userId === null ? attempt.trackingToken : undefined }
}

async function contactOf(userId: string | null, { contact }: SingleOrderRequest, { db }: Deps): Promise<Contact> {
  const profile = userId === null ? undefined : keptOrUndefined<StoredUser>(await db.doc(`users/${userId}`).get())
  return {
    name: contact?.name || profile?.name || '',
    phone: contact?.phone || profile?.phone || '',
    email: contact?.email || profile?.email || '',
  }
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
