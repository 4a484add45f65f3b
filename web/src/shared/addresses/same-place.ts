import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'

type Place = Pick<ShippingAddress, 'address' | 'city' | 'postalCode'>

/** Returns whether two addresses are the same place, whatever their spelling. */
export function isSamePlace(one: Place, other: Place): boolean {
  return keyOf(one) === keyOf(other)
}

const keyOf = ({ address, city, postalCode }: Place) =>
  [address, city, postalCode.replaceAll(/\D/g, '')].map((part) => part.trim().toLowerCase()).join('\n')

/** '7 Residency Road, Bengaluru 560025' */
export function placeWords({ address, city, postalCode }: Place): string {
  return `${address}, ${city} ${postalCode}`
}
