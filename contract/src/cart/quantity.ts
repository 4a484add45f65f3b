import * as z from 'zod/mini'
import { formatCount } from '../count-format.ts'

/** The most pieces a line can have. */
export const maxQuantity = 1000

/** Said of more pieces than that. */
export const tooManyPieces = `At most ${formatCount(maxQuantity)} pieces`

/** Pieces of one line. */
export const Quantity = z
  .int({ error: 'A whole number of pieces' })
  .check(z.gte(1, { error: 'At least 1' }), z.lte(maxQuantity, { error: tooManyPieces }))
