import * as z from 'zod/mini'

/** How many pieces of a product the shop has, as staff write it. */
export const Stock = z
  .int({ error: 'A whole number of pieces' })
  .check(z.gte(0), z.lte(1_000_000, { error: 'At most 10 lakh pieces' }))
