import type { FulfilmentKind, OrderStatus } from '../orders/order-status.ts'
import { addressedFromPaise } from './gst-law.ts'

type Bill = {
  readonly fulfilment: FulfilmentKind
  /** The company that it is invoiced to, if any. */
  readonly company?: { readonly name: string } | undefined
  readonly totalPaise: number
}

type Named = Pick<Bill, 'company'> & {
  readonly contact: { readonly name: string }
  readonly billingAddress?: { readonly name?: string | undefined } | undefined
}

type Billed = Bill &
  Named & {
    readonly status: OrderStatus
    readonly invoice?: object | undefined
  }

/** The error when an order is placed without the address that its invoice must name. */
export const billingAddressRequired =
  'Please enter the billing address: by law the invoice of this order has to name it'

/** The error when nothing tells the name of the buyer whose address the invoice names. */
export const billingNameRequired = 'Please enter the name: by law the invoice of this order has to show it'

/** Returns the name of the buyer on the invoice; '' if nothing tells it. */
export function nameOnBill({ company, contact, billingAddress }: Named): string {
  return company?.name || contact.name || billingAddress?.name || ''
}

/**
 * Returns whether a buyer has to give a billing address: their order is collected, so that nothing else tells their address, and its invoice must name
 * one. That of a company always does (CGST Rules 2017, rule 46(d)), any other from {@link addressedFromPaise} on (rule 46(e)).
 */
export function needsBillingAddress({ fulfilment, company, totalPaise }: Bill): boolean {
  return fulfilment === 'collect' && (company !== undefined || totalPaise >= addressedFromPaise)
}

/**
 * Returns whether a buyer has to give a name, because the invoice shows it: with a billing address, and on any delivered order from
 * {@link addressedFromPaise} on. A company is named already.
 */
export function needsName({ fulfilment, company, totalPaise }: Bill, hasBillingAddress: boolean): boolean {
  return company === undefined && (fulfilment === 'collect' ? hasBillingAddress : totalPaise >= addressedFromPaise)
}

/** Returns whether an order must not leave the shop yet, because its invoice would lack the buyer's name or address. */
export function lacksBillingAddress(order: Billed): boolean {
  if (order.status === 'cancelled' || order.invoice !== undefined || !needsBillingAddress(order)) return false
  return order.billingAddress === undefined || nameOnBill(order) === ''
}

/** Returns why staff cannot enter or correct the billing address of an order; undefined if they can. */
export function billingAddressRefusal({
  fulfilment,
  status,
  invoice,
}: Pick<Billed, 'fulfilment' | 'status' | 'invoice'>): string | undefined {
  if (fulfilment === 'ship') return 'This order is billed to its delivery address.'
  if (invoice) return 'The invoice of this order has been issued, so its address can no longer be changed.'
  return status === 'cancelled' ? 'This order is cancelled, so it gets no invoice.' : undefined
}
