import type { ProductColorRequest, StoredProductColor } from '@teeshala/contract/catalogue/product-color'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { productColorsIn, productsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { created, ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { newCatalogueId } from './catalogue-id.ts'
import { maxColors, productColorAnswer } from './list-product-colors.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { refuseInUse } from './write-product-type.ts'

/** Adds a colour; CONFLICT where one of that name is there. */
export async function addProductColor({ caller, body }: Call<'addProductColor'>, deps: Deps): Reply<'addProductColor'> {
  const id = newCatalogueId(body.name, deps)
  return created(productColorAnswer(await writeColor(id, body, caller.uid, 'product_color.added', deps)))
}

/** Renames or redyes a colour; orders keep the name and code they were placed with. */
export async function changeProductColor(
  { caller, params, body }: Call<'changeProductColor'>,
  deps: Deps,
): Reply<'changeProductColor'> {
  return ok(productColorAnswer(await writeColor(params.id, body, caller.uid, 'product_color.changed', deps)))
}

async function writeColor(
  id: string,
  { name, hexCode }: ProductColorRequest,
  uid: string,
  action: 'product_color.added' | 'product_color.changed',
  deps: Deps,
): Promise<WithId<StoredProductColor>> {
  const { db, now } = deps
  const document = productColorsIn(db).doc(id)
  const note = await staffNote(uid, deps)
  return transact(deps, async (transaction) => {
    const current = documentOf(await transaction.get(document))
    if (current && (await note.isMade(transaction))) return current
    if (!current && action === 'product_color.changed') throw new AppError('NOT_FOUND', 'There is no such color.')
    const { docs } = await transaction.get(productColorsIn(db).orderBy('name').limit(maxColors))
    refuseTakenName(
      name,
      id,
      docs.map((found) => ({ id: found.id, name: found.data().name })),
      'name',
    )
    if (!current && docs.length >= maxColors) throw new AppError('CONFLICT', `There are ${maxColors} colors already.`)
    const stored: StoredProductColor = { name, hexCode, createdAt: current?.createdAt ?? now(), updatedAt: now() }
    transaction.set(document, stored)
    note.make(transaction, { action, target: document.path, details: { from: current?.name ?? null, to: name } })
    return { ...stored, _id: id }
  })
}

/** Deletes a colour that no product comes in; IN_USE with how many do otherwise. */
export async function deleteProductColor(
  { caller, params }: Call<'deleteProductColor'>,
  deps: Deps,
): Reply<'deleteProductColor'> {
  const { db } = deps
  const document = productColorsIn(db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    const color = documentOf(await transaction.get(document))
    if (await note.isMade(transaction)) return
    if (!color) throw new AppError('NOT_FOUND', 'There is no such color.')
    const using = await transaction.get(productsIn(db).where('colors', 'array-contains', params.id).count())
    refuseInUse(using.data().count, 'color')
    transaction.delete(document)
    note.make(transaction, { action: 'product_color.deleted', target: document.path, details: { from: color.name } })
  })
  return ok({ message: 'Product color deleted successfully' })
}
