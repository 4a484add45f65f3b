import type { ProductColor, ProductColorRequest } from '@teeshala/contract/catalogue/options/product-color'
import { productColorsIn } from '../../firestore/collections.ts'
import { created, type Handler, ok } from '../../http/handler.ts'
import { newCatalogueId } from './catalogue-id.ts'
import { maxColors, productColorAnswer, shownColors } from './list-product-colors.ts'
import { deleteEntry, type NamedList, writeEntry } from './named-list.ts'
import { productsOfColor } from './products-using.ts'

const colors: NamedList<Omit<ProductColorRequest, 'basedOn'>, ProductColor> = {
  words: { entry: 'color', short: 'color', action: 'product_color' },
  in: productColorsIn,
  name: 'name',
  most: maxColors,
  answer: productColorAnswer,
  shown: shownColors,
  productsWith: productsOfColor,
}

/** Adds a colour; CONFLICT if its name is taken. */
export const addProductColor: Handler<'addProductColor'> = async ({ caller, body }, deps) => {
  const { basedOn, ...fields } = body
  const entry = { id: newCatalogueId(fields.name, deps), fields, basedOn, uid: caller.uid }
  return created(await writeEntry(colors, 'added', entry, deps))
}

/** Renames a colour or changes its code; orders keep the name and code they were placed with. */
export const changeProductColor: Handler<'changeProductColor'> = async ({ caller, params, body }, deps) => {
  const { basedOn, ...fields } = body
  return ok(await writeEntry(colors, 'changed', { ...params, fields, basedOn, uid: caller.uid }, deps))
}

/** Deletes a colour that no product uses. */
export const deleteProductColor: Handler<'deleteProductColor'> = async ({ caller, params }, deps) => {
  await deleteEntry(colors, { ...params, uid: caller.uid }, deps)
  return ok({ message: 'Product color deleted successfully' })
}
