import * as z from 'zod/mini'
import type { PaymentStatus } from '../../payments/payment.ts'
import { duePaymentStatuses, saleStatuses } from '../../sales/sales.ts'
import type { OrderStatus } from '../order-status.ts'

/** The kinds that staff see together as 'Orders': carts and single printed shirts. */
export const shirtOrderKinds = ['shop', 'single'] as const
export const ShirtOrderKind = z.enum(shirtOrderKinds)
export type ShirtOrderKind = z.infer<typeof ShirtOrderKind>

/** How staff sort a list of orders: newest first, oldest first, or highest total first. */
export const OrderSort = z.enum(['newest', 'oldest', 'highest'])
export type OrderSort = z.infer<typeof OrderSort>

/** The filters of an order list that decide together which statuses it shows. */
type StatusFilters = {
  readonly status?: OrderStatus | undefined
  readonly paymentStatus?: PaymentStatus | undefined
}

/**
 * Returns the order statuses that a list shows; undefined for all. One of unpaid or partly paid orders leaves out cancelled ones, from which nobody
 * collects money, unless it asks for them.
 */
export function listedStatuses({ status, paymentStatus }: StatusFilters): readonly OrderStatus[] | undefined {
  if (status) return [status]
  const isDue = duePaymentStatuses.some((due) => due === paymentStatus)
  return isDue ? saleStatuses : undefined
}
