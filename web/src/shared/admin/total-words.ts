import { formatCount } from '@teeshala/contract/count-format'
import { maxCounted } from '@teeshala/contract/paging'

/** How many there are in all, as far as lists count. */
export const totalWords = (total: number): string =>
  total < maxCounted ? formatCount(total) : `more than ${formatCount(maxCounted)}`
