import { dayOf, daysAfter, hourOf, startOfDay } from '../india-day.ts'

/**
 * From nine in the evening until nine in the morning nothing goes to a telephone that can wait. The law asks that of promotional messages
 * alone: Telecom Commercial Communications Customer Preference Regulations 2018, schedule II; we keep to it with all that nobody waits for.
 */
export const quietFromHour = 21
export const quietUntilHour = 9

/** Returns when a message that can wait may go: at once, or when the quiet hours end. */
export function afterQuietHours(at: Date): Date {
  const hour = hourOf(at)
  if (hour >= quietUntilHour && hour < quietFromHour) return at
  const day = hour >= quietFromHour ? daysAfter(dayOf(at), 1) : dayOf(at)
  return new Date(startOfDay(day).getTime() + quietUntilHour * 3_600_000)
}
