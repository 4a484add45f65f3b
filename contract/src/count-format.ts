import { groupDigits } from './digit-groups.ts'

/** Returns a whole number with Indian digit grouping, like amounts: '1,00,000'. */
export function formatCount(count: number): string {
  return groupDigits(String(count))
}
