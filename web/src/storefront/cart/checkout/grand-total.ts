import type { Cart } from '@teeshala/contract/cart/cart'
import { toPaise, toRupees } from '@teeshala/contract/money'

/** Returns items and shipping of a cart in rupees; added in paise, because 0.1 + 0.2 is not 0.3. */
export function grandTotal({ itemsPrice, shippingPrice }: Cart): number {
  return toRupees(toPaise(itemsPrice) + toPaise(shippingPrice))
}
