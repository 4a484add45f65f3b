import { withParcel } from '@teeshala/contract/delivery/weight-slabs'
import { toPaise } from '@teeshala/contract/money'
import { amountsOf, noShipping, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { networkOf } from '../http/caller/network.ts'
import { type Handler, ok } from '../http/handler.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { couponed, readCoupon } from './coupon-uses.ts'
import { couponedPrice } from './couponed-price.ts'

/** Returns the amounts of an order with a coupon, or why it does not apply; stores nothing. */
export const checkCoupon: Handler<'checkCoupon'> = async ({ caller, body, request }, deps) => {
  const { coupon: asked, itemsPrice, isShipped, parcel } = body
  const buyer = caller.kind === 'customer' ? caller.uid : null
  const [settings, coupon] = await Promise.all([
    currentSettings(deps.db),
    readCoupon(asked, buyer, networkOf(request), deps),
  ])
  const charged = parcel ? withParcel(settings, { grams: parcel.grams, to: parcel.to }) : settings
  const amounts = amountsOf(toPaise(itemsPrice), isShipped ? shippingRuleOf(charged) : noShipping)
  return ok(couponedPrice(couponed(amounts, coupon, deps), asked))
}
