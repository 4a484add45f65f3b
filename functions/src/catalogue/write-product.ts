import { createHash } from 'node:crypto'
import type { StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import type { ProductRequest, StoredProduct } from '@teeshala/contract/catalogue/product'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffNote } from '../audit/staff-note.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import { productColorsIn, productsIn, productTypesIn } from '../firestore/collections.ts'
import { documentOf, readAll, type WithId } from '../firestore/read-documents.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import { created, type Handler, ok } from '../http/handler.ts'
import { idempotencyKeyOf } from '../http/request/idempotency-key.ts'
import { checkPictures } from '../pictures/check-pictures.ts'
import { keepPictures } from '../pictures/picture-records.ts'
import type { Deps } from '../ports/deps.ts'
import { keepInSearch } from '../search/search-shards.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { newCatalogueId } from './options/catalogue-id.ts'
import { productAnswer } from './product-answer.ts'
import { productChanges } from './product-changes.ts'
import { productOf } from './product-of.ts'
import { refuseForeignPictures } from './refuse-foreign-pictures.ts'
import { refusePriceBetweenRates } from './refuse-price-between-rates.ts'

/** Adds a product; repeating a request with the same Idempotency-Key returns the same product. */
export const addProduct: Handler<'addProduct'> = async ({ caller, body, request }, deps) => {
  const key = idempotencyKeyOf(request)
  const digest = () =>
    createHash('sha256')
      .update(JSON.stringify([caller.uid, key, body]))
      .digest()
  const id = newCatalogueId(body.name, key === undefined ? deps : { randomBytes: (size) => digest().subarray(0, size) })
  return created(await writeProduct(id, body, caller.uid, 'product.added', deps))
}

/** Replaces a product with the form's values; keeps its reviews, its date and what was sold since the form was opened. */
export const changeProduct: Handler<'changeProduct'> = async ({ caller, params, body }, deps) => {
  return ok(await writeProduct(params.id, body, caller.uid, 'product.changed', deps))
}

async function writeProduct(
  id: string,
  request: ProductRequest,
  uid: string,
  action: 'product.added' | 'product.changed',
  deps: Deps,
) {
  refuseForeignPictures(request)
  const known = (await productsIn(deps.db).doc(id).get()).data()?.images ?? []
  await checkPictures(request.images, known, deps)
  const document = productsIn(deps.db).doc(id)
  const note = await staffNote(uid, deps)
  const settings = await currentSettings(deps.db)
  const product = await transact(deps, async (transaction) => {
    const current = await transaction.read(document)
    const isMade = current !== undefined && (action === 'product.added' || (await note.isMade(transaction)))
    if (isMade) return current
    if (!current && action === 'product.changed') throw new AppError('NOT_FOUND', productNotFound)
    const type = await typeNamed(request.type, transaction)
    const colorNames = await colorNamesOf([...request.colors, ...(current?.colors ?? [])], transaction)
    refuseUnknownColors(request.colors, colorNames)
    const keep = await keepPictures(request.images, transaction, deps)
    const stored = productOf(request, type, current, deps.now())
    refusePriceBetweenRates(stored, settings, deps.now())
    const details = current ? productChanges(current, stored, colorNames) : { to: firstSight(stored) }
    if (current && !details) return current
    if (current) {
      const answer = productAnswer(current)
      await refuseStaleEdit(transaction, { basedOn: request.basedOn, current: answer, target: document.path })
    }
    keep()
    transaction.set(document, stored)
    keepInSearch(transaction, id, stored)
    note.make(transaction, { action, target: document.path, details: { name: stored.name, ...details } })
    return { ...stored, _id: id }
  })
  return productAnswer(product)
}

/** Read in the transaction, so that a type renamed or deleted meanwhile is noticed. */
async function typeNamed(name: string, transaction: Transaction): Promise<WithId<StoredProductType>> {
  const { docs } = await transaction.get(productTypesIn(transaction.db).where('type', '==', name).limit(1))
  const [found] = docs
  if (found) return documentOf(found)
  throw fieldError('type', 'There is no such product type')
}

/** Returns the names of the existing colours by id. */
async function colorNamesOf(ids: readonly string[], transaction: Transaction): Promise<ReadonlyMap<string, string>> {
  const found = await readAll(transaction, ...[...new Set(ids)].map((id) => productColorsIn(transaction.db).doc(id)))
  return new Map(found.flatMap((color) => (color ? [[color._id, color.name] as const] : [])))
}

function refuseUnknownColors(ids: readonly string[], known: ReadonlyMap<string, string>): void {
  if (ids.every((id) => known.has(id))) return
  throw fieldError('colors', 'There is no such colour')
}

/** The fields of a new product that the audit log records. */
const firstSight = ({ name, pricePaise, stock }: StoredProduct) => ({ name, pricePaise, stock })
