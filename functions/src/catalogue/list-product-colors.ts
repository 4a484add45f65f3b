import type { ProductColor, StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { productColorsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** More colours than a swatch grid can show. */
export const maxColors = 200

/** All colours by name, each a document read. */
export async function listProductColors(_call: unknown, { db }: Deps): Reply<'listProductColors'> {
  const { docs } = await productColorsIn(db).orderBy('name').limit(maxColors).get()
  return shared(docs.map((document) => productColorAnswer(documentOf(document))))
}

/** Returns a colour as the API shows it. */
export function productColorAnswer(color: WithId<StoredProductColor>): ProductColor {
  const { _id, name, hexCode, createdAt, updatedAt } = color
  return { _id, name, hexCode, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
