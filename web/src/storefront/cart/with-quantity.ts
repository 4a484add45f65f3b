import type { Cart } from '@teeshala/contract/cart/cart'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { linePaise, orderAmounts, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'

/**
 * Returns the cart with the requested quantity and its amounts, until the server confirms or refuses it.
 * Without loaded settings, shipping stays unchanged.
 */
export function withQuantity(cart: Cart, itemId: string, quantity: number, settings: StoreSettings | undefined): Cart {
  const items = cart.items.map((item) => {
    if (item._id !== itemId || !item.product) return item
    return { ...item, quantity, lineTotal: toRupees(linePaise(priced({ ...item, quantity }, item.product.price))) }
  })
  const lines = items.flatMap((item) => (item.product ? [priced(item, item.product.price)] : []))
  const rule = settings && shippingRuleOf(settings)
  const { itemsPaise, shippingPaise } = orderAmounts(lines, rule ?? { freeAbovePaise: 0, feePaise: 0 })
  const itemsPrice = toRupees(itemsPaise)
  const shippingPrice = rule ? toRupees(shippingPaise) : cart.shippingPrice
  return { ...cart, items, itemsPrice, shippingPrice, totalPrice: itemsPrice }
}

const priced = ({ quantity }: { quantity: number }, price: number) => ({ unitPricePaise: toPaise(price), quantity })
