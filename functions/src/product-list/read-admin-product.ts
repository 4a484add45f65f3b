import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { productAnswer } from '../catalogue/product-answer.ts'
import { AppError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Returns the current product for staff, including hidden ones. */
export const readAdminProduct: Handler<'readAdminProduct'> = async ({ params }, { db }) => {
  const product = documentOf(await productsIn(db).doc(params.id).get())
  if (!product) throw new AppError('NOT_FOUND', productNotFound)
  return ok(productAnswer(product))
}
