import type { ProductColor, StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { productColorsIn } from '../../firestore/collections.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import type { Handler } from '../../http/handler.ts'
import { answerShown, shownOf } from './named-list.ts'

/** More colours than a swatch grid can show. */
export const maxColors = 200

const list = { in: productColorsIn, name: 'name', most: maxColors, answer: productColorAnswer } as const

/** The colours as visitors see them. */
export const shownColors = shownOf(list)

/** Returns the colours by name: all, or a page of them. */
export const listProductColors: Handler<'listProductColors'> = async ({ query }, deps) => {
  return answerShown(list, shownColors, query, deps)
}

/** Returns a colour as the API shows it. */
export function productColorAnswer(color: WithId<StoredProductColor>): ProductColor {
  const { _id, name, hexCode, createdAt, updatedAt } = color
  return { _id, name, hexCode, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
