import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { refusedDestination, type ShopTax } from '@teeshala/contract/tax/shop-tax'
import { AppError } from '../../errors/app-error.ts'

/** INVALID_INPUT with the reason where the tax law lets the shop send nothing there. */
export function refuseDestination(address: ShippingAddress | null, shop: ShopTax): void {
  const message = refusedDestination(address ?? undefined, shop)
  if (message) throw new AppError('INVALID_INPUT', message, { fields: { 'shippingAddress.state': message } })
}
