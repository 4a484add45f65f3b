import { mergedOver } from '../../../shared/session/kept/kept-edit.ts'
import { emptyValues, type ProductValues } from '../form/product-values.ts'

/** Returns what a form keeps once what was sent of it is in the shop: what was changed meanwhile, without the pictures that went with it. */
export function typedSince(sent: ProductValues, now: ProductValues): ProductValues {
  const gone = new Set(sent.images.map(({ id }) => id))
  const images = now.images.filter(({ id }) => !gone.has(id))
  const shown = Object.entries(now.colorImages).filter(([, id]) => images.some((image) => image.id === id))
  return { ...mergedOver(emptyValues, now, sent), images, colorImages: Object.fromEntries(shown) }
}
