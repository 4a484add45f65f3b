import { toPaise, toRupees } from '../money.ts'
import { destinationOf, zoneOf } from './delivery-promise.ts'
import type { DeliverySettings, SlabCharge } from './delivery-settings.ts'

/** Couriers charge by weight slabs of 500 g, each started slab in full (https://support.shiprocket.in: weight slabs). */
const slabGrams = 500

/** A parcel for pricing its shipping: its packed weight, and the address or PIN code. */
export type WeighedParcel = {
  readonly grams: number
  readonly to?: { readonly postalCode: string; readonly country: string } | undefined
}

/** Returns the charge for a parcel, in paise: the first slab plus each further slab started. */
export function slabFeePaise({ first, further }: SlabCharge, grams: number): number {
  const slabs = Math.max(1, Math.ceil(grams / slabGrams))
  return toPaise(first) + toPaise(further) * (slabs - 1)
}

type Shipping = { readonly shippingFee: number; readonly delivery: DeliverySettings }

/**
 * Returns the settings with this parcel's shipping fee: by weight if its zone says so, otherwise the general fee. The free-shipping limit is unchanged,
 * because the shop advertises it. Without a PIN code the zone is unknown, so the general fee applies.
 */
export function withParcel<Settings extends Shipping>(settings: Settings, { grams, to }: WeighedParcel): Settings {
  const destination = to && destinationOf(to)
  if (!destination || destination === 'counter') return settings
  const zone = zoneOf(destination.pincode, settings.delivery)
  const slabs = zone ? zone.slabs : settings.delivery.otherSlabs
  return slabs ? { ...settings, shippingFee: toRupees(slabFeePaise(slabs, grams)) } : settings
}
