import { formatCount } from '@teeshala/contract/count-format'
import { maxCounted } from '@teeshala/contract/paging/paging'
import * as texts from '../../../texts/shared/admin.ts'

/** Returns the total in words, up to the limit of counting. */
export const totalWords = (total: number): string =>
  total < maxCounted ? formatCount(total) : texts.moreThan(formatCount(maxCounted))
