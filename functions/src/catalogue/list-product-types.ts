import type { ProductType, StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import { cached } from '../firestore/cached.ts'
import { productTypesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** More types than any menu can show. */
export const maxTypes = 100

/** All product types by name, each a document read, up to `shownStaleMs` old where another instance changed one. */
export const shownTypes = cached(
  ({ shownStaleMs }) => shownStaleMs,
  async (_key, { db }) => {
    const { docs } = await productTypesIn(db).orderBy('type').limit(maxTypes).get()
    return docs.map((document) => productTypeAnswer(documentOf(document)))
  },
)

/** All product types by name. */
export async function listProductTypes(_call: unknown, deps: Deps): Reply<'listProductTypes'> {
  return shared(await shownTypes.read('', deps))
}

/** Returns a product type as the API shows it. */
export function productTypeAnswer({ _id, type, createdAt, updatedAt }: WithId<StoredProductType>): ProductType {
  return { _id, type, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
