import type { ProductColor, StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { cached } from '../firestore/cached.ts'
import { productColorsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** More colours than a swatch grid can show. */
export const maxColors = 200

/** All colours by name, each a document read, up to `shownStaleMs` old where another instance changed one. */
export const shownColors = cached(
  ({ shownStaleMs }) => shownStaleMs,
  async (_key, { db }) => {
    const { docs } = await productColorsIn(db).orderBy('name').limit(maxColors).get()
    return docs.map((document) => productColorAnswer(documentOf(document)))
  },
)

/** All colours by name. */
export async function listProductColors(_call: unknown, deps: Deps): Reply<'listProductColors'> {
  return shared(await shownColors.read('', deps))
}

/** Returns a colour as the API shows it. */
export function productColorAnswer(color: WithId<StoredProductColor>): ProductColor {
  const { _id, name, hexCode, createdAt, updatedAt } = color
  return { _id, name, hexCode, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
