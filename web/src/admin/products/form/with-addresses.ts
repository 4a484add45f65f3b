import type { Upload } from '../../../shared/uploads/uploads-store.ts'
import { addressOf } from './image-address.ts'
import type { ProductValues } from './product-values.ts'

/** Uploads live only during this visit: finished ones are stored by URL. */
export function withAddresses(values: ProductValues, uploads: Readonly<Record<string, Upload>>): ProductValues {
  const images = values.images.map((image) => {
    const address = addressOf(image, uploads[image.id])
    return address === undefined ? image : { ...image, address }
  })
  return { ...values, images }
}
