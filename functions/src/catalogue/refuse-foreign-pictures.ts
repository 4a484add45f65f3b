import type { ProductRequest } from '@teeshala/contract/catalogue/product'
import { AppError } from '../errors/app-error.ts'
import { isOwnPicture } from './own-picture.ts'

/** Refuses pictures from other hosts, which the schema cannot check. */
export function refuseForeignPictures({ images }: ProductRequest): void {
  const foreign = images.findIndex((url) => !isOwnPicture(url))
  if (foreign < 0) return
  const message = 'Not the address of a picture of this shop'
  throw new AppError('INVALID_INPUT', message, { fields: { [`images.${foreign}`]: message } })
}
