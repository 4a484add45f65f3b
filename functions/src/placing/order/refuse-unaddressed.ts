import type { Contact } from '@teeshala/contract/orders/order'
import {
  billingAddressRequired,
  billingNameRequired,
  nameOnBill,
  needsBillingAddress,
  needsName,
} from '@teeshala/contract/tax/billed-address'
import { fieldError } from '../../errors/app-error.ts'
import type { OrderToPlace, PricedOrder } from './order-to-place.ts'

const billedToDelivery = 'An order that is delivered is billed to its delivery address'

type Wanted = Pick<OrderToPlace, 'shippingAddress' | 'extras'>

const billOf = ({ shippingAddress, extras: { company } }: Wanted, { amounts: { totalPaise } }: PricedOrder) =>
  ({ fulfilment: shippingAddress ? 'ship' : 'collect', company, totalPaise }) as const

/** Throws INVALID_INPUT if the invoice of a collected order would lack the buyer's address, or if a delivered order brings a second one. */
export function refuseUnaddressed(wanted: Wanted, priced: PricedOrder): void {
  const { billingAddress } = wanted.extras
  if (wanted.shippingAddress && billingAddress) throw fieldError('billingAddress', billedToDelivery)
  if (!billingAddress && needsBillingAddress(billOf(wanted, priced)))
    throw fieldError('billingAddress.address', billingAddressRequired)
}

/** Throws INVALID_INPUT if the invoice would lack the buyer's name. */
export function refuseNameless(wanted: Wanted, priced: PricedOrder, contact: Contact): void {
  const { shippingAddress, extras } = wanted
  if (!needsName(billOf(wanted, priced), extras.billingAddress !== undefined)) return
  const billingAddress = shippingAddress ?? extras.billingAddress
  if (nameOnBill({ contact, billingAddress }) === '') throw fieldError('contact.name', billingNameRequired)
}
