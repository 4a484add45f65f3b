import { formatCount } from '@teeshala/contract/count-format'
import * as texts from '../../../texts/admin/dashboard.ts'

/** '+12%': the change of a figure; undefined if there is nothing to compare. */
export function changeWords(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return '±0%'
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))}%`
}

/** 'on the 30 days before'. */
export function beforeWords(days: number): string {
  return days === 1 ? texts.onTheDayBefore : texts.onTheDaysBefore(formatCount(days))
}
