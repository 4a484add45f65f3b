import * as z from 'zod/mini'

/**
 * What all visitors together can do too much of, messages of the payment gateway and of couriers whose work fails for good, money for an order
 * that went back to the customer's bank because it was not captured in time, paid parcels that their courier brings back, and invoices that the
 * portal of the GST has not registered.
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
  'e_invoices',
])
export type AlarmOf = z.infer<typeof AlarmOf>

/** The document alarms/{what and when}: more of something came within an hour than ever should. It tells staff and refuses nobody. */
export const StoredAlarm = z.object({ of: AlarmOf, count: z.int(), at: z.date(), expiresAt: z.date() })
export type StoredAlarm = z.infer<typeof StoredAlarm>
