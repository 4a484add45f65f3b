import * as z from 'zod/mini'

/** The most pieces a line can have. */
export const maxQuantity = 1000

/** Pieces of one line. */
export const Quantity = z
  .int({ error: 'A whole number of pieces' })
  .check(z.gte(1, { error: 'At least 1' }), z.lte(maxQuantity, { error: `At most ${maxQuantity}` }))
