import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'
import { shared } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { productAnswer } from './product-answer.ts'

/** One product, for everybody. */
export async function readProduct({ params }: Call<'readProduct'>, { db }: Deps): Reply<'readProduct'> {
  const product = keptOrUndefined<StoredProduct>(await db.doc(`products/${params.id}`).get())
  if (!product) throw new AppError('NOT_FOUND', productNotFound)
  return shared(productAnswer(product))
}
