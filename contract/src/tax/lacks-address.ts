import type { FulfilmentKind, OrderStatus } from '../orders/order-status.ts'

/** The value from which an invoice to somebody without a GSTIN names their address (CGST Rules 2017, rule 46(e)). */
const addressedFromPaise = 5_000_000

type Billed = {
  readonly fulfilment: FulfilmentKind
  readonly status: OrderStatus
  readonly hasCompany: boolean
  readonly totalPaise: number
}

/**
 * Returns whether the invoice of an order that is still to be collected must name an address that nobody has given: always for a
 * company (CGST Rules 2017, rule 46(d)), otherwise from {@link addressedFromPaise}.
 */
export function lacksAddress({ fulfilment, status, hasCompany, totalPaise }: Billed): boolean {
  if (fulfilment === 'ship' || status === 'cancelled' || status === 'delivered') return false
  return hasCompany || totalPaise >= addressedFromPaise
}
