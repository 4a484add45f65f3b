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

/** What the shipping of an order costs as far as its address is typed, and the parcel that this follows from; none of one that is collected. */
export function shippingOf({ grams, delivery, settings }: Sent): {
  parcel: WeighedParcel | undefined
  rule: ShippingRule
} {
  if (delivery.isCollected) return { parcel: undefined, rule: noShipping }
  const { postalCode, country } = delivery.address
  // A PIN code that is being typed is no place yet.
  const to = destinationOf({ postalCode, country }) && { postalCode, country }
  const parcel = { grams, ...(to && { to }) }
  return { parcel, rule: shippingRuleOf(withParcel(settings, parcel)) }
}
