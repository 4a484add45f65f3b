import type { ProductColor, ProductColorRequest } from '@teeshala/contract/catalogue/options/product-color'
import { productColorsIn } from '../firestore/collections.ts'
import { created, ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
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
export async function addProductColor({ caller, body }: Call<'addProductColor'>, deps: Deps): Reply<'addProductColor'> {
  const { basedOn, ...fields } = body
  const entry = { id: newCatalogueId(fields.name, deps), fields, basedOn, uid: caller.uid }
  return created(await writeEntry(colors, 'added', entry, deps))
}

/** Renames a colour or changes its code; orders keep the name and code they were placed with. */
export async function changeProductColor(
  { caller, params, body }: Call<'changeProductColor'>,
  deps: Deps,
): Reply<'changeProductColor'> {
  const { basedOn, ...fields } = body
  return ok(await writeEntry(colors, 'changed', { ...params, fields, basedOn, uid: caller.uid }, deps))
}

/** Deletes a colour that no product uses. */
export async function deleteProductColor(
  { caller, params }: Call<'deleteProductColor'>,
  deps: Deps,
): Reply<'deleteProductColor'> {
  await deleteEntry(colors, { ...params, uid: caller.uid }, deps)
  return ok({ message: 'Product color deleted successfully' })
}
