import type { ProductType, StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import { productTypesIn } from '../../firestore/collections.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import type { Handler } from '../../http/handler.ts'
import { answerShown, shownOf } from './named-list.ts'

/** More types than any menu can show. */
export const maxTypes = 100

const list = { in: productTypesIn, name: 'type', most: maxTypes, answer: productTypeAnswer } as const

/** The product types as visitors see them. */
export const shownTypes = shownOf(list)

/** Returns the product types by name: all, or a page of them. */
export const listProductTypes: Handler<'listProductTypes'> = async ({ query }, deps) => {
  return answerShown(list, shownTypes, query, deps)
}

/** Returns a product type as the API shows it. */
export function productTypeAnswer({ _id, type, createdAt, updatedAt }: WithId<StoredProductType>): ProductType {
  return { _id, type, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
