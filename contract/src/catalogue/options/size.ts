import * as z from 'zod/mini'
import { sizes } from '../categories.ts'

export const Size = z.enum(sizes)
export type Size = z.infer<typeof Size>

/** Sizes the single order page offers. */
export const singleOrderSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'] as const
/** Sizes the bulk order page offers; its smallest is spelled with a small x. */
export const bulkOrderSizes = ['xS', ...singleOrderSizes] as const
