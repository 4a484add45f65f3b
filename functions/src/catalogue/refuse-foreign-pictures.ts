import type { ProductRequest } from '@teeshala/contract/catalogue/product'
import { fieldError } from '../errors/app-error.ts'
import { isOwnPicture } from './own-picture.ts'

/** Refuses pictures from other hosts, which the schema cannot check. */
export function refuseForeignPictures({ images }: ProductRequest): void {
  const foreign = images.findIndex((url) => !isOwnPicture(url))
  if (foreign < 0) return
  throw fieldError(`images.${foreign}`, 'Not the address of a picture of this shop')
}
