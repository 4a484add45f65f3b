import type { ProductType, ProductTypeRequest } from '@teeshala/contract/catalogue/options/product-type'
import { productTypesIn } from '../../firestore/collections.ts'
import { created, type Handler, ok } from '../../http/handler.ts'
import { newCatalogueId } from './catalogue-id.ts'
import { maxTypes, productTypeAnswer, shownTypes } from './list-product-types.ts'
import { deleteEntry, type NamedList, writeEntry } from './named-list.ts'
import { productsOfType } from './products-using.ts'
import { renameTypeInProducts } from './rename-type-in-products.ts'

const types: NamedList<Omit<ProductTypeRequest, 'basedOn'>, ProductType> = {
  words: { entry: 'product type', short: 'type', action: 'product_type' },
  in: productTypesIn,
  name: 'type',
  most: maxTypes,
  answer: productTypeAnswer,
  shown: shownTypes,
  productsWith: productsOfType,
}

/** Adds a product type; CONFLICT if its name is taken. */
export const addProductType: Handler<'addProductType'> = async ({ caller, body }, deps) => {
  const { basedOn, ...fields } = body
  const entry = { id: newCatalogueId(fields.type, deps), fields, basedOn, uid: caller.uid }
  return created(await writeEntry(types, 'added', entry, deps))
}

/**
 * Renames a type, first the type itself, so that no product can take the old name any more, then its products. If it fails
 * midway, repeating the call completes it: the products are found by the type's id.
 */
export const changeProductType: Handler<'changeProductType'> = async ({ caller, params, body }, deps) => {
  const { basedOn, ...fields } = body
  const type = await writeEntry(types, 'changed', { ...params, fields, basedOn, uid: caller.uid }, deps)
  await renameTypeInProducts(type._id, type.type, deps)
  return ok(type)
}

/** Deletes a type that no product uses. */
export const deleteProductType: Handler<'deleteProductType'> = async ({ caller, params }, deps) => {
  await deleteEntry(types, { ...params, uid: caller.uid }, deps)
  return ok({ message: 'Product type deleted successfully' })
}
