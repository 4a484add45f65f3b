import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'

type Place = Pick<ShippingAddress, 'address' | 'city' | 'postalCode'>

/** Whether two addresses name the same door, however they are spelled. */
export function isSamePlace(one: Place, other: Place): boolean {
  return keyOf(one) === keyOf(other)
}

const keyOf = ({ address, city, postalCode }: Place) =>
  [address, city, postalCode.replaceAll(/\D/g, '')].map((part) => part.trim().toLowerCase()).join('\n')

/** '7 Residency Road, Bengaluru 560025' */
export function placeWords({ address, city, postalCode }: Place): string {
  return `${address}, ${city} ${postalCode}`
}
