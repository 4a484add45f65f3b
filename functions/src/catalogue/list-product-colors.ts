import type { ProductColor, StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { productColorsIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Handler, shared } from '../http/handler.ts'
import { shownOf } from './named-list.ts'

/** More colours than a swatch grid can show. */
export const maxColors = 200

/** The colours as visitors see them. */
export const shownColors = shownOf({ in: productColorsIn, name: 'name', most: maxColors, answer: productColorAnswer })

/** Returns all colours by name. */
export const listProductColors: Handler<'listProductColors'> = async (_call, deps) => {
  return shared(await shownColors.read('', deps))
}

/** Returns a colour as the API shows it. */
export function productColorAnswer(color: WithId<StoredProductColor>): ProductColor {
  const { _id, name, hexCode, createdAt, updatedAt } = color
  return { _id, name, hexCode, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
