import { withParcel } from '@teeshala/contract/delivery/weight-slabs'
import { amountsOf, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { couponed, readCoupon } from '../../coupons/coupon-uses.ts'
import { couponedPrice } from '../../coupons/couponed-price.ts'
import { AppError } from '../../errors/app-error.ts'
import { cartsIn, productsIn } from '../../firestore/collections.ts'
import { documentOf, readAll } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { gramsOfLines } from '../order/grams-of-pieces.ts'
import { priceLines } from './shop-order-lines.ts'

/** Returns what the caller's cart costs now, with a coupon if given, or why it cannot be ordered; stores nothing. */
export const priceCart: Handler<'priceCart'> = async ({ caller, body }, deps) => {
  const { db } = deps
  const asked = body.coupon || undefined
  const [settings, cart] = await Promise.all([
    currentSettings(db),
    cartsIn(db)
      .doc(caller.uid)
      .get()
      .then((document) => documentOf(document)),
  ])
  if (!cart || cart.lines.length === 0) throw new AppError('CART_EMPTY', 'Your cart is empty')
  const ids = [...new Set(cart.lines.map(({ productId }) => productId))]
  const known = (await readAll(db, ...ids.map((id) => productsIn(db).doc(id)))).flatMap((product) =>
    product && !product.isHidden ? [product] : [],
  )
  const coupon = asked === undefined ? undefined : await readCoupon(asked, caller.uid, undefined, deps)
  const products = new Map(known.map((product) => [product._id, product]))
  const parcel = { grams: gramsOfLines(cart.lines, products), to: body.to }
  const { amounts } = priceLines(cart.lines, products, (sum) =>
    couponed(amountsOf(sum, shippingRuleOf(withParcel(settings, parcel))), coupon, deps),
  )
  return ok(couponedPrice(amounts, asked))
}
