import type { ProductRequest } from '@teeshala/contract/catalogue/product'
import { settleUploads } from '../../../shared/uploads/run-uploads.ts'
import { addressOf } from './image-address.ts'
import { type ProductValues, requestOf } from './product-values.ts'

/**
 * What the shop is asked to store, once all pictures have arrived; those that failed are sent again. Throws `UploadMissing` where
 * one cannot be had.
 */
export async function settledRequest(values: ProductValues): Promise<ProductRequest> {
  await settleUploads(values.images.filter((image) => addressOf(image) === undefined).map(({ id }) => id))
  return requestOf(values)
}
