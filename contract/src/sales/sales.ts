import * as z from 'zod/mini'
import type { OrderStatus } from '../orders/order-status.ts'
import { outstandingPaise, type StoredOrder } from '../orders/stored-order.ts'
import type { PaymentStatus } from '../payments/payment.ts'

/** An order counts as a sale from when it is placed until it is cancelled or refunded; these are its statuses in between. */
export const saleStatuses = ['placed', 'in_production', 'shipped', 'delivered'] as const satisfies OrderStatus[]
export const salePaymentStatuses = ['pending', 'failed', 'partly_paid', 'paid'] as const satisfies PaymentStatus[]
/** The payment statuses in which a sale still has money due. */
export const duePaymentStatuses = ['pending', 'failed', 'partly_paid'] as const satisfies PaymentStatus[]

/** The sales of a period; every amount in whole paise. */
export const Sales = z.object({
  orders: z.int(),
  revenuePaise: z.int(),
  pieces: z.int(),
  /** What is still due, and for how many of the orders. */
  duePaise: z.int(),
  dueOrders: z.int(),
})
export type Sales = z.infer<typeof Sales>

/** What each figure counts, as explained to staff beside it. */
export const saleWords = {
  orders: 'Orders placed on these days, all kinds, without those that were cancelled or refunded.',
  revenue: 'Totals of these orders with shipping, less credit notes, whether they are paid yet or not.',
  averageOrder: 'Revenue divided by orders.',
  pieces: 'Shirts in these orders. Printed paper is not counted.',
  pendingMoney: 'What customers still have to pay for these orders, cash on delivery too.',
} as const

export const noSales: Sales = { orders: 0, revenuePaise: 0, pieces: 0, duePaise: 0, dueOrders: 0 }

type Sold = Pick<StoredOrder, 'status' | 'payment' | 'pieces'>
const has = <T extends string>(list: readonly T[], value: string) => (list as readonly string[]).includes(value)

/** Returns an order's contribution to the sales of its day; nothing once it is cancelled or refunded. */
export function salesOf({ status, payment, pieces }: Sold): Sales {
  if (!has(saleStatuses, status) || !has(salePaymentStatuses, payment.status)) return noSales
  const duePaise = has(duePaymentStatuses, payment.status) ? outstandingPaise(payment) : 0
  return {
    orders: 1,
    revenuePaise: payment.duePaise,
    pieces,
    duePaise,
    dueOrders: has(duePaymentStatuses, payment.status) ? 1 : 0,
  }
}

/** Returns the sum of two periods' sales. */
export function addSales(one: Sales, other: Sales): Sales {
  return {
    orders: one.orders + other.orders,
    revenuePaise: one.revenuePaise + other.revenuePaise,
    pieces: one.pieces + other.pieces,
    duePaise: one.duePaise + other.duePaise,
    dueOrders: one.dueOrders + other.dueOrders,
  }
}

/** Returns whether two periods have equal sales. */
export function areSameSales(one: Sales, other: Sales): boolean {
  return (Object.keys(noSales) as (keyof Sales)[]).every((figure) => one[figure] === other[figure])
}

/** Returns the average order value in whole paise, half a paisa rounded up; 0 without orders. */
export function averageOrderPaise({ orders, revenuePaise }: Pick<Sales, 'orders' | 'revenuePaise'>): number {
  return orders === 0 ? 0 : Math.round(revenuePaise / orders)
}
