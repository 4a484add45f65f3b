import { formatDay, formatMoment } from '@teeshala/contract/date-format'
import * as texts from '../../texts/shared/ui.ts'

const minuteMs = 60_000

/** 'just now', '5 min ago', '3 h ago', and after half a day the time itself: '21 Nov 2026, 4:05 pm'. */
export function formatAgo(iso: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / minuteMs)
  if (minutes < 1) return texts.justNow
  if (minutes < 60) return texts.minutesAgo(minutes)
  if (minutes < 12 * 60) return texts.hoursAgo(Math.floor(minutes / 60))
  return minutes < 7 * 24 * 60 ? formatMoment(iso) : formatDay(iso)
}
