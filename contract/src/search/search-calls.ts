import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Size } from '../catalogue/options/size.ts'
import { Country, Product } from '../catalogue/product.ts'
import { Fabric } from './fabric.ts'
import { productFilter } from './product-filter.ts'

const counted = <T extends z.ZodMiniType>(value: T) => z.array(z.object({ value, count: z.int() }))

/** How many products each further choice would show, beside what is chosen of the others. */
export const ProductChoices = z.object({
  total: z.int(),
  sizes: counted(Size),
  /** By colour id. */
  colors: counted(z.string()),
  fabrics: counted(Fabric),
  /** Where they were made; products of which it is not said count for none. */
  countries: counted(Country),
  /** By the lower end of the band, in rupees. */
  prices: counted(z.int()),
})
export type ProductChoices = z.infer<typeof ProductChoices>

/** What somebody who types may be looking for. */
export const Suggestions = z.object({
  products: z.array(Product),
  /** The types that most of what is found is of. */
  types: z.array(z.string()),
  /** Where nothing is found: what was meant, the nearest first. */
  instead: z.array(z.string()),
})
export type Suggestions = z.infer<typeof Suggestions>

export const searchCalls = {
  countChoices: { query: productFilter, answer: ProductChoices },
  suggestProducts: { query: { q: z.string().check(z.minLength(1), z.maxLength(100)) }, answer: Suggestions },
} as const satisfies Partial<CallShapes>
