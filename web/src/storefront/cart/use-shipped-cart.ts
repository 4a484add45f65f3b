import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@teeshala/contract/cart/cart'
import { parcelGrams } from '@teeshala/contract/couriers/parcel-grams'
import { withParcel } from '@teeshala/contract/delivery/weight-slabs'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { shippingFor, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { PostalPlace } from '@teeshala/contract/orders/buyer/shipping-address'
import { settingsQuery } from '../../shared/settings/settings-query.ts'

/** Returns the cart with the shipping charge to its destination, if the shop charges that zone by weight. */
export function useShippedCart(cart: Cart | null | undefined, to: PostalPlace | undefined): Cart | null | undefined {
  const { data: settings } = useQuery({ ...settingsQuery, enabled: Boolean(cart) })
  if (!cart || !settings) return cart
  const garments = cart.items.flatMap(({ product, quantity }) =>
    product ? [{ type: product.type, pieces: quantity }] : [],
  )
  const charged = withParcel(settings, { grams: parcelGrams(garments), to })
  if (charged === settings) return cart
  return { ...cart, shippingPrice: toRupees(shippingFor(toPaise(cart.itemsPrice), shippingRuleOf(charged))) }
}
