import * as z from 'zod/mini'
import { type PlainListName as Name, plainListNames } from './plain-list-address.ts'
import type { Category } from './product.ts'
import type { CategoryPageName } from './public-pages.ts'

export const PlainListName = z.enum(plainListNames)

type PlainList = {
  readonly title: string
  /** The equivalent page with scripts. */
  readonly page: string
  /** The filter of its products, as `listProducts` takes it. */
  readonly of: { readonly category?: Category; readonly seasonal?: 'true' }
}

const category = (name: CategoryPageName, title: string, of: PlainList['of']): PlainList => ({
  title,
  page: `/category/${name}`,
  of,
})

export const plainLists: Readonly<Record<Name, PlainList>> = {
  all: { title: 'All t-shirts', page: '/products', of: {} },
  men: category('men', 'T-shirts for men', { category: 'Men' }),
  women: category('women', 'T-shirts for women', { category: 'Women' }),
  kids: category('kids', 'T-shirts for kids', { category: 'Kids' }),
  unisex: category('unisex', 'Unisex t-shirts', { category: 'Unisex' }),
  seasonal: category('seasonal', 'Seasonal t-shirts', { seasonal: 'true' }),
}
