import { destinationOf } from '@teeshala/contract/delivery/delivery-promise'
import { type WeighedParcel, withParcel } from '@teeshala/contract/delivery/weight-slabs'
import { noShipping, type ShippingRule, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { TypedAddress } from '../addresses/typed-address.ts'

type Sent = {
  readonly grams: number
  readonly delivery: { readonly isCollected: boolean; readonly address: TypedAddress }
  readonly settings: Pick<StoreSettings, 'shippingFee' | 'freeShippingAbove' | 'delivery'>
}

/** Returns the shipping charge as far as the address is known, and the parcel it depends on; none if collected. */
export function shippingOf({ grams, delivery, settings }: Sent): {
  parcel: WeighedParcel | undefined
  rule: ShippingRule
} {
  if (delivery.isCollected) return { parcel: undefined, rule: noShipping }
  const { postalCode, country } = delivery.address
  // An incomplete PIN code is not a destination yet.
  const to = destinationOf({ postalCode, country }) && { postalCode, country }
  const parcel = { grams, ...(to && { to }) }
  return { parcel, rule: shippingRuleOf(withParcel(settings, parcel)) }
}
