import { mergedOver } from '../../../shared/session/kept/kept-edit.ts'
import { emptyValues, type ProductValues } from '../form/product-values.ts'

/** Returns what remains in the form after saving: changes made meanwhile, without the saved pictures. */
export function typedSince(sent: ProductValues, now: ProductValues): ProductValues {
  const gone = new Set(sent.images.map(({ id }) => id))
  const images = now.images.filter(({ id }) => !gone.has(id))
  const shown = Object.entries(now.colorImages).filter(([, id]) => images.some((image) => image.id === id))
  return { ...mergedOver(emptyValues, now, sent), images, colorImages: Object.fromEntries(shown) }
}
