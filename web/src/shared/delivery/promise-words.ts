import { formatNearDay, formatWeekday } from '@teeshala/contract/date-format'
import { type Day, daysAfter } from '@teeshala/contract/india-day'
import * as texts from '../../texts/shared/orders.ts'

/** '6 pm', '12 noon', 'midnight': a full hour of the day, from 1 to 24. */
function hourWords(hour: number): string {
  if (hour === 24) return 'midnight'
  if (hour === 12) return '12 noon'
  return hour < 12 ? `${hour} am` : texts.pmHour(hour - 12)
}

/** 'Order by 6 pm today', 'Order by Thursday 6 pm': the cut-off for a promised date. */
export function orderByWords(until: Day, hour: number, today: Day): string {
  if (until === today) return texts.orderByToday(hourWords(hour))
  if (until === daysAfter(today, 1)) return texts.orderByTomorrow(hourWords(hour))
  const day = until < daysAfter(today, 7) ? formatWeekday(until) : formatNearDay(until)
  return texts.orderByDay(day, hourWords(hour))
}
