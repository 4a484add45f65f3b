import * as z from 'zod/mini'
import { formatCount } from '../count-format.ts'

/** The maximum quantity of a line. */
export const maxQuantity = 1000

/** The error for a larger quantity. */
export const tooManyPieces = `At most ${formatCount(maxQuantity)} pieces`

/** The quantity of one line. */
export const Quantity = z
  .int({ error: 'A whole number of pieces' })
  .check(z.gte(1, { error: 'At least 1' }), z.lte(maxQuantity, { error: tooManyPieces }))
