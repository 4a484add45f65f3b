import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { refusedDestination, type ShopTax } from '@teeshala/contract/tax/shop-tax'
import { fieldError } from '../../errors/app-error.ts'

/** Throws INVALID_INPUT with the reason if tax law does not allow the shop to ship there. */
export function refuseDestination(address: ShippingAddress | null, shop: ShopTax): void {
  const message = refusedDestination(address ?? undefined, shop)
  if (message) throw fieldError('shippingAddress.state', message)
}
