import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { productAnswer } from '../catalogue/product-answer.ts'
import { AppError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns the current product for staff, including hidden ones. */
export async function readAdminProduct({ params }: Call<'readAdminProduct'>, { db }: Deps): Reply<'readAdminProduct'> {
  const product = documentOf(await productsIn(db).doc(params.id).get())
  if (!product) throw new AppError('NOT_FOUND', productNotFound)
  return ok(productAnswer(product))
}
