import type { ProductTypeRequest, StoredProductType } from '@teeshala/contract/catalogue/product-type'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { productsIn, productTypesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { created, ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { newCatalogueId } from './catalogue-id.ts'
import { maxTypes, productTypeAnswer } from './list-product-types.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { renameTypeInProducts } from './rename-type-in-products.ts'

/** Adds a product type; CONFLICT where one of that name is there. */
export async function addProductType({ caller, body }: Call<'addProductType'>, deps: Deps): Reply<'addProductType'> {
  const id = newCatalogueId(body.type, deps)
  return created(productTypeAnswer(await writeType(id, body, caller.uid, 'product_type.added', deps)))
}

/**
 * Renames a type, first itself, so that no product can take the former name any more, then in its products. One that failed
 * midway is finished by asking again: the products are found by the type's id.
 */
export async function changeProductType(
  { caller, params, body }: Call<'changeProductType'>,
  deps: Deps,
): Reply<'changeProductType'> {
  const type = await writeType(params.id, body, caller.uid, 'product_type.changed', deps)
  await renameTypeInProducts(type._id, type.type, deps)
  return ok(productTypeAnswer(type))
}

async function writeType(
  id: string,
  { type }: ProductTypeRequest,
  uid: string,
  action: 'product_type.added' | 'product_type.changed',
  deps: Deps,
): Promise<WithId<StoredProductType>> {
  const { db, now } = deps
  const document = productTypesIn(db).doc(id)
  const note = await staffNote(uid, deps)
  return transact(deps, async (transaction) => {
    const current = documentOf(await transaction.get(document))
    if (current && (await note.isMade(transaction))) return current
    if (!current && action === 'product_type.changed') throw new AppError('NOT_FOUND', 'There is no such product type.')
    const { docs } = await transaction.get(productTypesIn(db).orderBy('type').limit(maxTypes))
    refuseTakenName(
      type,
      id,
      docs.map((found) => ({ id: found.id, name: found.data().type })),
      'type',
    )
    if (!current && docs.length >= maxTypes) throw new AppError('CONFLICT', `There are ${maxTypes} types already.`)
    const stored: StoredProductType = { type, createdAt: current?.createdAt ?? now(), updatedAt: now() }
    transaction.set(document, stored)
    note.make(transaction, { action, target: document.path, details: { from: current?.type ?? null, to: type } })
    return { ...stored, _id: id }
  })
}

/** Deletes a type that no product has; IN_USE with how many have it otherwise. */
export async function deleteProductType(
  { caller, params }: Call<'deleteProductType'>,
  deps: Deps,
): Reply<'deleteProductType'> {
  const { db } = deps
  const document = productTypesIn(db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    const type = documentOf(await transaction.get(document))
    if (await note.isMade(transaction)) return
    if (!type) throw new AppError('NOT_FOUND', 'There is no such product type.')
    const using = await transaction.get(productsIn(db).where('typeId', '==', params.id).count())
    refuseInUse(using.data().count, 'type')
    transaction.delete(document)
    note.make(transaction, { action: 'product_type.deleted', target: document.path, details: { from: type.type } })
  })
  return ok({ message: 'Product type deleted successfully' })
}

/** Says how many products stand against a deletion. */
export function refuseInUse(count: number, what: 'type' | 'color'): void {
  if (count === 0) return
  const products = count === 1 ? '1 product uses' : `${count} products use`
  throw new AppError('IN_USE', `${products} this ${what}.`, { details: { count } })
}
