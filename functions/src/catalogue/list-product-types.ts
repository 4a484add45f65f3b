import type { ProductType, StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import { productTypesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** More types than any menu can show. */
export const maxTypes = 100

/** All product types by name, each a document read. */
export async function listProductTypes(_call: unknown, { db }: Deps): Reply<'listProductTypes'> {
  const { docs } = await productTypesIn(db).orderBy('type').limit(maxTypes).get()
  return shared(docs.map((document) => productTypeAnswer(documentOf(document))))
}

/** Returns a product type as the API shows it. */
export function productTypeAnswer({ _id, type, createdAt, updatedAt }: WithId<StoredProductType>): ProductType {
  return { _id, type, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
