import type { Contact } from '@teeshala/contract/orders/order'
import {
  billingAddressRequired,
  billingNameRequired,
  nameOnBill,
  needsBillingAddress,
} from '@teeshala/contract/tax/billed-address'
import { AppError } from '../../errors/app-error.ts'
import type { OrderToPlace, PricedOrder } from './order-to-place.ts'

const billedToDelivery = 'An order that is delivered is billed to its delivery address'

/** Throws INVALID_INPUT if the invoice of a collected order would lack the buyer's address, or if a delivered order brings a second one. */
export function refuseUnaddressed(
  { shippingAddress, extras }: Pick<OrderToPlace, 'shippingAddress' | 'extras'>,
  { amounts: { totalPaise } }: PricedOrder,
): void {
  const { company, billingAddress } = extras
  const bill = { fulfilment: shippingAddress ? 'ship' : 'collect', company, totalPaise } as const
  if (shippingAddress && billingAddress) throw refused('billingAddress', billedToDelivery)
  if (!billingAddress && needsBillingAddress(bill)) throw refused('billingAddress.address', billingAddressRequired)
}

/** Throws INVALID_INPUT if that address would have no name. */
export function refuseNameless(
  { shippingAddress, extras: { company, billingAddress } }: Pick<OrderToPlace, 'shippingAddress' | 'extras'>,
  contact: Contact,
): void {
  if (!shippingAddress && billingAddress && nameOnBill({ company, billingAddress, contact }) === '') {
    throw refused('contact.name', billingNameRequired)
  }
}

const refused = (field: string, message: string) =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } })
