import { type Day, daysAfter, startOfDay } from '../../india-day.ts'
import type { OrderStatus } from '../../orders/order-status.ts'
import type { PaymentStatus } from '../payment.ts'

/** The payment statuses in which money is still expected for an order that has left the shop; refunded money is no longer owed. */
export const unpaidStatuses = ['pending', 'failed', 'partly_paid'] as const satisfies readonly PaymentStatus[]

/** The order statuses in which the invoice exists and is still valid. */
export const invoicedStatuses = ['shipped', 'delivered'] as const satisfies readonly OrderStatus[]

/** The number of days after the due date at which the buyer gets the second and last reminder. */
const daysToSecondReminder = 7

/** Reminders are sent at 10:00, during working hours. */
const hour = 10 * 3_600_000
const at = (day: Day) => new Date(startOfDay(day).getTime() + hour)

/** Returns when the buyer is first reminded of an invoice: on its due date. */
export function firstReminder(payBy: Day): Date {
  return at(payBy)
}

/** Returns which reminder is due at `now` and when the next one is; no next one after the second. */
export function dueReminder(payBy: Day, now: Date): { readonly which: 'first' | 'second'; readonly next?: Date } {
  const second = at(daysAfter(payBy, daysToSecondReminder))
  return now < second ? { which: 'first', next: second } : { which: 'second' }
}

/** Returns how many days an invoice is overdue; 0 up to and including the due date. */
export function daysOverdue(payBy: Day, today: Day): number {
  return Math.max(0, Math.round((startOfDay(today).getTime() - startOfDay(payBy).getTime()) / 86_400_000))
}
