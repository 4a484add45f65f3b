import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Size } from '../catalogue/options/size.ts'
import { Country, Product } from '../catalogue/product.ts'
import { Fabric } from './fabric.ts'
import { productFilter } from './product-filter.ts'

const counted = <T extends z.ZodMiniType>(value: T) => z.array(z.object({ value, count: z.int() }))

/** How many products each further choice would show, given the other current choices. */
export const ProductChoices = z.object({
  total: z.int(),
  sizes: counted(Size),
  /** By colour id. */
  colors: counted(z.string()),
  fabrics: counted(Fabric),
  /** By country of origin; products without one are not counted. */
  countries: counted(Country),
  /** By the lower end of the band, in rupees. */
  prices: counted(z.int()),
})
export type ProductChoices = z.infer<typeof ProductChoices>

/** Suggestions while somebody types a search. */
export const Suggestions = z.object({
  products: z.array(Product),
  /** The most frequent product types among the matches. */
  types: z.array(z.string()),
  /** If nothing was found: what was probably meant, the closest first. */
  instead: z.array(z.string()),
})
export type Suggestions = z.infer<typeof Suggestions>

export const searchCalls = {
  countChoices: { query: productFilter, answer: ProductChoices },
  suggestProducts: { query: { q: z.string().check(z.minLength(1), z.maxLength(100)) }, answer: Suggestions },
} as const satisfies Partial<CallShapes>
