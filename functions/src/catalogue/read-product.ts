import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { AppError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { shared } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { productAnswer } from './product-answer.ts'

/** Returns one product; public. */
export async function readProduct({ params }: Call<'readProduct'>, { db }: Deps): Reply<'readProduct'> {
  const product = documentOf(await productsIn(db).doc(params.id).get())
  if (!product || product.isHidden) throw new AppError('NOT_FOUND', productNotFound)
  return shared(productAnswer(product))
}
