import type { ProductType, StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import { productTypesIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Handler, shared } from '../http/handler.ts'
import { shownOf } from './named-list.ts'

/** More types than any menu can show. */
export const maxTypes = 100

/** The product types as visitors see them. */
export const shownTypes = shownOf({ in: productTypesIn, name: 'type', most: maxTypes, answer: productTypeAnswer })

/** Returns all product types by name. */
export const listProductTypes: Handler<'listProductTypes'> = async (_call, deps) => {
  return shared(await shownTypes.read('', deps))
}

/** Returns a product type as the API shows it. */
export function productTypeAnswer({ _id, type, createdAt, updatedAt }: WithId<StoredProductType>): ProductType {
  return { _id, type, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
