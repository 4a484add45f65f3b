import { toPaise, toRupees } from '../money.ts'
import { destinationOf, zoneOf } from './delivery-promise.ts'
import type { DeliverySettings, SlabCharge } from './delivery-settings.ts'

/** Couriers weigh in steps of half a kilogram, each begun one counting whole (https://support.shiprocket.in: weight slabs). */
export const slabGrams = 500

/** A parcel as its shipping is charged: what it weighs, packed, and the address or PIN code that it goes to. */
export type WeighedParcel = {
  readonly grams: number
  readonly to?: { readonly postalCode: string; readonly country: string } | undefined
}

/** Returns what a parcel of so many grams costs, in paise: the first slab, and each further one that it begins. */
export function slabFeePaise({ first, further }: SlabCharge, grams: number): number {
  const slabs = Math.max(1, Math.ceil(grams / slabGrams))
  return toPaise(first) + toPaise(further) * (slabs - 1)
}

type Shipping = { readonly shippingFee: number; readonly delivery: DeliverySettings }

/**
 * Returns the settings with the shipping fee of this parcel: by its weight, where its zone says so, else the fee of every order. From which worth an
 * order is sent free stays as it is, because the shop says so on its pages. Nobody knows the zone before the PIN code: until then the usual fee counts.
 */
export function withParcel<Settings extends Shipping>(settings: Settings, { grams, to }: WeighedParcel): Settings {
  const destination = to && destinationOf(to)
  if (!destination || destination === 'counter') return settings
  const zone = zoneOf(destination.pincode, settings.delivery)
  const slabs = zone ? zone.slabs : settings.delivery.otherSlabs
  return slabs ? { ...settings, shippingFee: toRupees(slabFeePaise(slabs, grams)) } : settings
}
