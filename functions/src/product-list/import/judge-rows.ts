import type { StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { ImportResult, ImportRow } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { DocumentId } from '@teeshala/contract/ids'
import type { DocumentReference, DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore'
import { productAnswer } from '../../catalogue/product-answer.ts'
import { productColorsIn, productsIn, productTypesIn } from '../../firestore/collections.ts'
import { documentOf, readAll, type WithId } from '../../firestore/read-documents.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { changesBetween } from './changes-between.ts'
import { rowAsProduct } from './row-as-product.ts'

/** A transaction, or the database outside one. */
export type Reader = {
  getAll: (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>
  get: <T>(query: Query<T>) => Promise<QuerySnapshot<T>>
}

/** Reads outside a transaction. */
export const readerOf = (db: Firestore): Reader => ({
  getAll: (...references) => db.getAll(...references),
  get: (query) => query.get(),
})

/** What happens to a row, and the resulting product, if any. */
export type Judged = {
  readonly result: ImportResult
  readonly current: WithId<StoredProduct> | undefined
  readonly stored: StoredProduct | undefined
}

/** The most values of an `in` clause. */
const mostValues = 30

/** Compares rows with the shop. Reads the products, types and colours that the rows name, each once. */
export async function judgeRows(
  rows: readonly ImportRow[],
  reader: Reader,
  db: Firestore,
  now: Date,
): Promise<Judged[]> {
  const ids = namesIn(rows.map(({ id }) => id)).filter((id) => DocumentId.safeParse(id).success)
  const products = mapOf(await readAll(reader, ...ids.map((id) => productsIn(db).doc(id))))
  const named = rows.map(({ id, product }) => ({ ...products.get(id ?? ''), ...product }))
  const colorIds = namesIn(named.flatMap(({ colors }) => (Array.isArray(colors) ? colors : [])))
  const known = colorIds.filter((id) => DocumentId.safeParse(id).success)
  const colors = mapOf(await readAll(reader, ...known.map((id) => productColorsIn(db).doc(id))))
  const types = await typesNamed(namesIn(named.map(({ type }) => type)), reader, db)
  const settings = await currentSettings(db)
  return rows.map((row) => judge(row, { current: products.get(row.id ?? ''), types, colors, settings, now }))
}

type Shop = Parameters<typeof rowAsProduct>[2] & { readonly current: WithId<StoredProduct> | undefined }

function judge(row: ImportRow, { current, ...shop }: Shop): Judged {
  const of = (outcome: ImportResult['outcome'], more: Partial<ImportResult> = {}): ImportResult => ({
    row: row.row,
    outcome,
    ...(current && { _id: current._id, basedOn: current.updatedAt.toISOString(), stock: current.stock }),
    problems: [],
    changes: [],
    ...more,
  })
  const wrong = (field: string, message: string) => ({
    result: of('wrong', { problems: [{ field, message }] }),
    current,
    stored: undefined,
  })
  if (row.id !== undefined && !current) {
    return wrong('_id', 'There is no product with this ID. Leave the ID empty to add a new product.')
  }
  const made = rowAsProduct(row, current, shop)
  if ('problems' in made) return { result: of('wrong', made), current, stored: undefined }
  const { stored } = made
  const changes = changesBetween(
    current && productAnswer(current),
    productAnswer({ ...stored, _id: current?._id ?? 'new' }),
  )
  if (!current) return { result: of('new', { changes }), current, stored }
  if (changes.length === 0) return { result: of('same'), current, stored: undefined }
  if (row.basedOn !== undefined && row.basedOn !== current.updatedAt.toISOString()) {
    return wrong('updatedAt', 'Someone changed this product after the list was exported. Export it again.')
  }
  return { result: of('changed', { changes }), current, stored }
}

async function typesNamed(names: readonly string[], reader: Reader, db: Firestore) {
  const types = new Map<string, WithId<StoredProductType>>()
  for (let from = 0; from < names.length; from += mostValues) {
    const wanted = productTypesIn(db).where('type', 'in', names.slice(from, from + mostValues))
    for (const document of (await reader.get(wanted)).docs) types.set(document.data().type, documentOf(document))
  }
  return types
}

const namesIn = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value !== '')),
]

const mapOf = <T extends { _id: string }>(found: readonly (T | undefined)[]) =>
  new Map(found.flatMap((each) => (each ? [[each._id, each] as const] : [])))
