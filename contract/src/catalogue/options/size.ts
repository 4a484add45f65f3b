import * as z from 'zod/mini'
import { sizes } from '../categories.ts'

export const Size = z.enum(sizes)
export type Size = z.infer<typeof Size>

/** The sizes on the single order page. */
export const singleOrderSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'] as const
/** The sizes on the bulk order page; its smallest is spelt with a small x. */
export const bulkOrderSizes = ['xS', ...singleOrderSizes] as const
