import * as z from 'zod/mini'
import { Size } from '../catalogue/options/size.ts'
import { Category, Country } from '../catalogue/product.ts'
import { DocumentId } from '../ids.ts'
import { Fabric } from './fabric.ts'

/** Parses comma-separated values, each once. */
export const listed = <T>(value: z.ZodMiniType<T, string>, most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => [...new Set(text.split(','))]),
    ),
    z.array(value).check(z.maxLength(most)),
  )

const WholeRupees = z.pipe(
  z.string().check(z.regex(/^\d{1,7}$/, { error: 'A whole number of rupees' })),
  z.transform((text: string) => Number(text)),
)

/** The filters of a product list. Of several sizes, colours, fabrics or countries, any one may match. */
export const productFilter = {
  type: z.optional(z.string().check(z.maxLength(60))),
  category: z.optional(Category),
  seasonal: z.optional(z.enum(['true'])),
  customizable: z.optional(z.enum(['true'])),
  best: z.optional(z.enum(['true'])),
  q: z.optional(z.string().check(z.maxLength(100))),
  sizes: z.optional(listed(Size, 10)),
  colors: z.optional(listed(DocumentId, 20)),
  fabrics: z.optional(listed(Fabric, 10)),
  countries: z.optional(listed(Country, 10)),
  /** In rupees, both inclusive, including the paise of the last rupee. */
  minPrice: z.optional(WholeRupees),
  maxPrice: z.optional(WholeRupees),
}
