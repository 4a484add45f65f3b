import { formatCount } from '@teeshala/contract/count-format'
import type { Count } from '@teeshala/contract/sales/summary'
import * as texts from '../../texts/admin/dashboard.ts'
import { moreThan } from '../../texts/shared/admin.ts'

/** '41', or 'more than 999' if counting stopped there. */
export function countWords({ count, isMore }: Count): string {
  return isMore ? moreThan(formatCount(count)) : formatCount(count)
}

const dayMs = 86_400_000

/** 'since today', '1 day', '12 days': how long something has waited. */
export function waitWords(since: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(since)) / dayMs)
  if (days < 1) return texts.lessThanADay
  return days === 1 ? '1 day' : texts.daysCount(formatCount(days))
}
