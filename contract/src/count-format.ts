import { groupDigits } from './digit-groups.ts'

/** '1,00,000': a whole number of things with Indian digit grouping, like the amounts beside it. */
export function formatCount(count: number): string {
  return groupDigits(String(count))
}
