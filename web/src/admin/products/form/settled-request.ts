import type { ProductRequest } from '@teeshala/contract/catalogue/product'
import { settleUploads, UploadMissing } from '../../../shared/uploads/run-uploads.ts'
import * as texts from '../../../texts/admin/products.ts'
import { addressOf } from './image-address.ts'
import { type ProductValues, requestOf } from './product-values.ts'

const notArrived = texts.aPictureHasNotArrived

/**
 * Returns the request once all pictures are uploaded; failed ones are retried. Throws `UploadMissing` if
 * one is lost.
 */
export async function settledRequest(values: ProductValues): Promise<ProductRequest> {
  const open = values.images.filter((image) => addressOf(image) === undefined)
  await settleUploads(open.map(({ id }) => id)).catch((error) => {
    if (error instanceof UploadMissing) throw new UploadMissing(notArrived)
    throw error
  })
  return requestOf(values)
}
