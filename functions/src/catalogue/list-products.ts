import { Category, ProductSort, type StoredProduct } from '@teeshala/contract/catalogue/product'
import { matchesSearch, productSearchText, searchKey } from '@teeshala/contract/catalogue/search'
import { DocumentId } from '@teeshala/contract/ids'
import { Cursor, PageLimit } from '@teeshala/contract/paging'
import type { Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { readPage } from '../firestore/page.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { type Answer, shared } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { productAnswer } from './product-answer.ts'

/** `ids` as one comma-separated text: at most a hundred, each once. */
const Ids = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => [...new Set(text.split(','))]),
  ),
  z.array(DocumentId).check(z.maxLength(100)),
)

export const ListProductsQuery = z.object({
  type: z.optional(z.string().check(z.maxLength(60))),
  category: z.optional(Category),
  seasonal: z.optional(z.enum(['true'])),
  customizable: z.optional(z.enum(['true'])),
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z._default(ProductSort, 'newest'),
  ids: z.optional(Ids),
  limit: PageLimit(24),
  cursor: z.optional(Cursor),
})
export type ListProductsQuery = z.infer<typeof ListProductsQuery>

const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  price: { field: 'pricePaise', direction: 'asc' },
  '-price': { field: 'pricePaise', direction: 'desc' },
} as const

/** A page of the catalogue, or the products of `ids` in that order; ids of products that are gone are left out. */
export async function listProducts(
  { query }: Call<'public', unknown, ListProductsQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  if (query.ids) {
    const snapshots = await db.getAll(...query.ids.map((id) => db.doc(`products/${id}`)))
    const found = snapshots.map((snapshot) => keptOrUndefined<StoredProduct>(snapshot))
    return shared(found.filter((product) => product !== undefined).map(productAnswer))
  }
  let filtered: Query = db.collection('products')
  if (query.type) filtered = filtered.where('type', '==', query.type)
  if (query.category) filtered = filtered.where('category', '==', query.category)
  if (query.seasonal) filtered = filtered.where('isSeasonal', '==', true)
  if (query.customizable) filtered = filtered.where('isCustomizable', '==', true)
  if (query.q) {
    const key = searchKey(query.q)
    if (key === undefined) return shared([])
    filtered = filtered.where('searchKeys', 'array-contains', key)
  }
  const { items, headers } = await readPage<StoredProduct>(filtered, orders[query.sort], query)
  return shared(items.filter(isWanted(query.q)).map(productAnswer), headers)
}

const isWanted = (q: string | undefined) => (product: Kept<StoredProduct>) =>
  q === undefined || matchesSearch(productSearchText(product), q)
