import { billingAddressRequired, needsBillingAddress } from '@teeshala/contract/tax/billed-address'
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

const refused = (field: string, message: string) =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } })
