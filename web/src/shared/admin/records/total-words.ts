import { formatCount } from '@teeshala/contract/count-format'
import { maxCounted } from '@teeshala/contract/paging/paging'
import * as texts from '../../../texts/shared/admin.ts'

/** How many there are in all, as far as lists count. */
export const totalWords = (total: number): string =>
  total < maxCounted ? formatCount(total) : texts.moreThan(formatCount(maxCounted))
