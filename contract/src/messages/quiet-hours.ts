import { dayOf, daysAfter, hourOf, startOfDay } from '../india-day.ts'

/**
 * Between 21:00 and 09:00 no text message is sent that can wait. The law requires this only for promotional messages: Telecom Commercial Communications
 * Customer Preference Regulations 2018, schedule II; we apply it to everything that nobody is waiting for.
 */
const quietFromHour = 21
const quietUntilHour = 9

/** Returns when a message that can wait is sent: at once, or at the end of the quiet hours. */
export function afterQuietHours(at: Date): Date {
  const hour = hourOf(at)
  if (hour >= quietUntilHour && hour < quietFromHour) return at
  const day = hour >= quietFromHour ? daysAfter(dayOf(at), 1) : dayOf(at)
  return new Date(startOfDay(day).getTime() + quietUntilHour * 3_600_000)
}
