import { formatDay } from '@teeshala/contract/date-format'
import type { Day } from '@teeshala/contract/india-day'

/** '24 Oct 2026 – 22 Nov 2026'. */
export function formatRange(from: Day, to: Day): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
}
