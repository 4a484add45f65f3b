import * as z from 'zod/mini'

/**
 * What all visitors together can do too much of, messages of the payment gateway whose work fails for good, and money for an order that went
 * back to the customer's bank because it was not captured in time.
 */
export const AlarmOf = z.enum([
  'messages',
  'registrations',
  'subscriptions',
  'guest_orders',
  'mails',
  'gateway_messages',
  'released_payments',
])
export type AlarmOf = z.infer<typeof AlarmOf>

/** The document alarms/{what and when}: more of something came within an hour than ever should. It tells staff and refuses nobody. */
export const StoredAlarm = z.object({ of: AlarmOf, count: z.int(), at: z.date(), expiresAt: z.date() })
export type StoredAlarm = z.infer<typeof StoredAlarm>
