import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredCart } from '@teeshala/contract/cart/cart'
import { photoInColor } from '@teeshala/contract/catalogue/color-picture'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { designOf, isUpload } from '@teeshala/contract/orders/design'
import type { CheckoutRequest, StoredOrder } from '@teeshala/contract/orders/order'
import { shippingRuleOf } from '@teeshala/contract/orders/order-amounts'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Deps } from '../deps.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { refuseUnfitDesigns } from '../uploads/check-designs.ts'
import { keepDesigns } from '../uploads/design-records.ts'
import { attemptOf, earlierOrder, keyDocument, orAlreadyPlaced } from './attempt.ts'
import { cartChanged, type PricedLine, type Products, priceCheckout } from './checkout-lines.ts'
import { newOrder } from './order-draft.ts'
import { orderPlacedMail } from './order-mail.ts'
import { type Colors, colorFields, readColors } from './ordered-colors.ts'

/**
 * Orders what is in the cart. One short transaction reads, by id and in sorted order, the attempt's key, the cart and
 * the products, and writes order, stock, key, empty cart and mail; an attempt that has come this far before answers its order.
 */
export async function checkOut(
  uid: string,
  request: CheckoutRequest,
  key: string | undefined,
  deps: Deps,
): Promise<Kept<StoredOrder>> {
  const { db } = deps
  const cartPath = `carts/${uid}`
  const cart = keptOrUndefined<StoredCart>(await db.doc(cartPath).get())
  const attempt = attemptOf('TS', uid, key ?? `cart ${revisionToOrder(cart)}`, request)
  const productPaths = [...new Set(request.orderItems.map(({ product }) => `products/${product}`))]
  const paths = [attempt.keyPath, cartPath, ...productPaths].sort()

  const seen = byPath(await db.getAll(...paths.map((path) => db.doc(path))))
  const earlier = await earlierOrder(snapshotAt(seen, attempt.keyPath), attempt, db)
  if (earlier) return earlier
  const settings = await currentSettings(db)
  const shipping = shippingRuleOf(settings)
  const { lines } = priceCheckout(request, cart, productsOf(seen, productPaths), shipping)
  const lookedAt = new Set(designPaths(lines))
  await refuseUnfitDesigns([...lookedAt], uid, deps)
  const colors = await readColors(
    lines.flatMap(({ line }) => line.color ?? []),
    db,
  )
  const profile = keptOrUndefined<StoredUser>(await db.doc(`users/${uid}`).get())

  return transact(deps, async (transaction) => {
    const read = byPath(await transaction.getAll(...paths.map((path) => db.doc(path))))
    const done = await earlierOrder(snapshotAt(read, attempt.keyPath), attempt, db)
    if (done) return done
    const cartNow = keptOrUndefined<StoredCart>(snapshotAt(read, cartPath))
    const priced = priceCheckout(request, cartNow, productsOf(read, productPaths), shipping)
    const designs = designPaths(priced.lines)
    if (!designs.every((path) => lookedAt.has(path))) throw cartChanged()
    const keep = await keepDesigns(designs.filter(isUpload), transaction, deps)
    const now = deps.now()
    const { name = '', phone = '' } = request.shippingAddress
    const order = newOrder({
      attempt,
      userId: uid,
      contact: { name: name || profile?.name || '', phone: phone || profile?.phone || '', email: profile?.email ?? '' },
      shippingAddress: request.shippingAddress,
      paymentMethod: request.paymentMethod,
      items: priced.lines.map((line) => orderItem(line, colors)),
      amounts: priced.amounts,
      isPayableOnline: deps.payments.online !== undefined,
      now,
    })
    const orderNow = { ...order, _id: attempt.orderId }
    transaction.create(db.doc(`orders/${attempt.orderId}`), order)
    transaction.create(db.doc(attempt.keyPath), keyDocument(attempt, now))
    for (const [id, stock] of stockAfter(priced.lines)) transaction.update(db.doc(`products/${id}`), { stock })
    transaction.set(db.doc(cartPath), { lines: [], revision: (cartNow?.revision ?? 0) + 1, updatedAt: now })
    keep()
    const mail = orderPlacedMail(orderNow, settings)
    if (mail) transaction.create(db.doc(`mail/${attempt.orderId}-placed`), mail)
    return orderNow
  }).catch(orAlreadyPlaced(attempt))
}

/**
 * The cart's revision that an attempt without a key of its own is about: the present one, or, once an order has
 * emptied the cart, the one before, so that a second click finds the first one's order.
 */
function revisionToOrder(cart: StoredCart | undefined): number {
  if (!cart) return 0
  return cart.lines.length > 0 ? cart.revision : cart.revision - 1
}

const designPaths = (lines: readonly PricedLine[]) => lines.flatMap(({ line }) => line.design ?? [])

type Read = ReadonlyMap<string, DocumentSnapshot>

function byPath(snapshots: readonly DocumentSnapshot[]): Read {
  return new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]))
}

function snapshotAt(read: Read, path: string): DocumentSnapshot {
  const snapshot = read.get(path)
  if (!snapshot) throw new Error(`${path} was not read`)
  return snapshot
}

function productsOf(read: Read, paths: readonly string[]): Products {
  const found = paths.map((path) => keptOrUndefined<StoredProduct>(snapshotAt(read, path)))
  return new Map(found.flatMap((product) => (product ? [[product._id, product]] : [])))
}

function orderItem({ line, product }: PricedLine, colors: Colors) {
  return {
    _id: line._id,
    product: product._id,
    name: product.name,
    qty: line.quantity,
    image: photoInColor(product, line.color) ?? '',
    productType: product.type,
    unitPricePaise: product.pricePaise,
    ...(line.size && { size: line.size }),
    ...(line.color && { color: line.color }),
    ...colorFields(line.color, colors),
    ...(line.placement && { placement: line.placement }),
    ...(line.design && { design: designOf(line.design) }),
  }
}

function stockAfter(lines: readonly PricedLine[]): Map<string, number> {
  const stock = new Map<string, number>()
  for (const { line, product } of lines)
    stock.set(product._id, (stock.get(product._id) ?? product.stock) - line.quantity)
  return stock
}
