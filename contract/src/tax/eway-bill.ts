import { type FulfilmentKind, isUnsent, type OrderStatus } from '../orders/order-status.ts'
import { ewayBillAbovePaise } from './gst-law.ts'

type Consignment = { readonly status: OrderStatus; readonly fulfilment: FulfilmentKind; readonly totalPaise: number }

/**
 * Returns whether staff need an e-way bill before an order leaves the shop. Customers who collect move the goods themselves. `totalPaise` includes
 * tax, and shipping, which is a part of the supply.
 */
export function needsEwayBill({ status, fulfilment, totalPaise }: Consignment): boolean {
  return fulfilment === 'ship' && isUnsent(status) && totalPaise > ewayBillAbovePaise
}
