import { formatCount } from '@teeshala/contract/count-format'
import type { Count } from '@teeshala/contract/sales/summary'

/** '41', or 'more than 1,000' where the counting stopped. */
export function countWords({ count, isMore }: Count): string {
  return isMore ? `more than ${formatCount(count)}` : formatCount(count)
}

const dayMs = 86_400_000

/** 'since today', '1 day', '12 days': how long something has waited. */
export function waitWords(since: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(since)) / dayMs)
  if (days < 1) return 'less than a day'
  return days === 1 ? '1 day' : `${formatCount(days)} days`
}
