import { type Day, daysAfter, startOfDay } from '../../india-day.ts'
import type { OrderStatus } from '../../orders/order-status.ts'
import type { PaymentStatus } from '../payment.ts'

/** Of what has left the shop, the money that is still expected: what went back is owed no longer. */
export const unpaidStatuses = ['pending', 'failed', 'partly_paid'] as const satisfies readonly PaymentStatus[]

/** Where an order is whose invoice was given and stands. */
export const invoicedStatuses = ['shipped', 'delivered'] as const satisfies readonly OrderStatus[]

/** So many days after the day on which it was to be paid, a buyer is reminded a second time, and then no more. */
export const daysToSecondReminder = 7

/** Mails about money come in working hours. */
const hour = 10 * 3_600_000
const at = (day: Day) => new Date(startOfDay(day).getTime() + hour)

/** Returns when the buyer of an invoice is first reminded of it: on the day by which it is to be paid. */
export function firstReminder(payBy: Day): Date {
  return at(payBy)
}

/** Returns which reminder is due at a moment, and when the next one is; no next one after the second. */
export function dueReminder(payBy: Day, now: Date): { readonly which: 'first' | 'second'; readonly next?: Date } {
  const second = at(daysAfter(payBy, daysToSecondReminder))
  return now < second ? { which: 'first', next: second } : { which: 'second' }
}

/** Returns how many days ago an invoice was to be paid; 0 on that day and before it. */
export function daysOverdue(payBy: Day, today: Day): number {
  return Math.max(0, Math.round((startOfDay(today).getTime() - startOfDay(payBy).getTime()) / 86_400_000))
}
