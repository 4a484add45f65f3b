import * as z from 'zod/mini'

/**
 * What an alarm is about: unusually many actions by all visitors together, payment gateway or courier messages that failed for good, money that went
 * back to a customer's bank because it was not captured in time, paid parcels that are being returned, couriers that are still booked for cancelled
 * orders, and invoices that the GST portal has not registered.
 */
export const AlarmOf = z.enum([
  'messages',
  'registrations',
  'subscriptions',
  'guest_orders',
  'mails',
  'gateway_messages',
  'released_payments',
  'courier_messages',
  'returned_parcels',
  'courier_bookings',
  'e_invoices',
])
export type AlarmOf = z.infer<typeof AlarmOf>

/**
 * The document alarms/{subject and hour, payment or order}: something happened that never should, or too often within an hour. It informs staff and
 * blocks nobody.
 */
export const StoredAlarm = z.object({
  of: AlarmOf,
  count: z.int(),
  /** The order that it is about, if it is about one. */
  orderId: z.optional(z.string()),
  at: z.date(),
  expiresAt: z.date(),
})
export type StoredAlarm = z.infer<typeof StoredAlarm>
