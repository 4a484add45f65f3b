import * as z from 'zod/mini'
import type { Category } from './product.ts'
import { type CategoryPageName, categoryPageNames } from './public-pages.ts'

/** A list of products that needs no script: everything, or what a category page shows. */
export const PlainListName = z.enum(['all', ...categoryPageNames])
export type PlainListName = z.infer<typeof PlainListName>

type PlainList = {
  readonly title: string
  /** The page with the same products, for those who run scripts. */
  readonly page: string
  /** What its products have in common, as `listProducts` asks for it. */
  readonly of: { readonly category?: Category; readonly seasonal?: 'true' }
}

const category = (name: CategoryPageName, title: string, of: PlainList['of']): PlainList => ({
  title,
  page: `/category/${name}`,
  of,
})

export const plainLists: Readonly<Record<PlainListName, PlainList>> = {
  all: { title: 'All t-shirts', page: '/products', of: {} },
  men: category('men', 'T-shirts for men', { category: 'Men' }),
  women: category('women', 'T-shirts for women', { category: 'Women' }),
  kids: category('kids', 'T-shirts for kids', { category: 'Kids' }),
  unisex: category('unisex', 'Unisex t-shirts', { category: 'Unisex' }),
  seasonal: category('seasonal', 'Seasonal t-shirts', { seasonal: 'true' }),
}

/** Where the list is. */
export const plainListAddress = (name: PlainListName): string => `/api/list/${name}`
