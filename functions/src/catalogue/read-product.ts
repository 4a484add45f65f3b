import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { AppError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, shared } from '../http/handler.ts'
import { productAnswer } from './product-answer.ts'

/** Returns one product; public. */
export const readProduct: Handler<'readProduct'> = async ({ params }, { db }) => {
  const product = documentOf(await productsIn(db).doc(params.id).get())
  if (!product || product.isHidden) throw new AppError('NOT_FOUND', productNotFound)
  return shared(productAnswer(product))
}
