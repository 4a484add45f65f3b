import * as z from 'zod/mini'

/** The stock of a product in pieces, as staff enter it. */
export const Stock = z
  .int({ error: 'A whole number of pieces' })
  .check(z.gte(0), z.lte(1_000_000, { error: 'At most 10 lakh pieces' }))
