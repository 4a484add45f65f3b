import { isDeepStrictEqual } from 'node:util'
import { formatCount } from '@teeshala/contract/count-format'
import { maxCountedEach, maxPage } from '@teeshala/contract/paging/paging'
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore'
import { refuseStaleEdit } from '../../audit/refuse-stale-edit.ts'
import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Cached, cached } from '../../firestore/cached.ts'
import { readPage } from '../../firestore/page.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { type Answer as HttpAnswer, shared } from '../../http/handler.ts'
import type { Deps } from '../../ports/deps.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

type Dated = { readonly createdAt: Date; readonly updatedAt: Date }

/** The product types or the colours: a short list with unique names, used by products. */
export type NamedList<Fields extends object, Answer> = {
  /** What an entry is called in messages to staff and in the audit log. */
  readonly words: { readonly entry: string; readonly short: string; readonly action: 'product_type' | 'product_color' }
  readonly in: (db: Firestore) => CollectionReference<Fields & Dated, Fields & Dated>
  /** The field that holds the name. */
  readonly name: keyof Fields & ('type' | 'name')
  readonly most: number
  readonly answer: (entry: WithId<Fields & Dated>) => Answer & { readonly updatedAt: string }
  /** The visitors' view of the list. */
  readonly shown: Pick<Cached<unknown>, 'forget'>
  readonly productsWith: (id: string, db: Firestore) => Query
}

/** Returns the visitors' view of a list, sorted by name, one read per entry; up to `shownStaleMs` old if another instance changed it. */
export const shownOf = <Fields extends object, Answer>(
  list: Pick<NamedList<Fields, Answer>, 'in' | 'name' | 'most' | 'answer'>,
) =>
  cached(
    ({ shownStaleMs }) => shownStaleMs,
    async (_key, { db }) => {
      const { docs } = await list.in(db).orderBy(list.name).limit(list.most).get()
      return docs.map((document) => list.answer(documentOf(document)))
    },
  )

type AskedPage = { readonly limit: number | undefined; readonly cursor: string | undefined }

/** Answers a visitor with the whole list, or with the page that they ask for. */
export async function answerShown<Fields extends object, Answer>(
  list: Pick<NamedList<Fields, Answer>, 'in' | 'name' | 'answer'>,
  shown: Pick<Cached<Answer[]>, 'read'>,
  { limit, cursor }: AskedPage,
  deps: Deps,
): Promise<HttpAnswer<Answer[]>> {
  if (limit === undefined && cursor === undefined) return shared(await shown.read('', deps))
  const order = { field: list.name, direction: 'asc' } as const
  const { items, headers } = await readPage(list.in(deps.db), order, { limit: limit ?? maxPage, cursor })
  return shared(items.map(list.answer), headers)
}

type Entry<Fields> = {
  readonly id: string
  readonly fields: Fields
  readonly basedOn: string | undefined
  /** The staff member who writes. */
  readonly uid: string
}

/** Adds an entry, or changes an existing one: NOT_FOUND if it does not exist, CONFLICT if another has its name. */
export async function writeEntry<Fields extends object, Answer extends object>(
  list: NamedList<Fields, Answer>,
  verb: 'added' | 'changed',
  { id, fields, basedOn, uid }: Entry<Fields>,
  deps: Deps,
): Promise<Answer & { readonly updatedAt: string }> {
  const document = list.in(deps.db).doc(id)
  const note = await staffNote(uid, deps)
  const written = await transact(deps, async (transaction) => {
    const current = await transaction.read(document)
    if (current && (await note.isMade(transaction))) return current
    if (!current && verb === 'changed') throw notThere(list)
    const { docs } = await transaction.get(list.in(deps.db).orderBy(list.name).limit(list.most))
    const others = docs.map((found) => ({ id: found.id, name: `${found.data()[list.name]}` }))
    refuseTakenName(`${fields[list.name]}`, id, others, list.name)
    if (!current && docs.length >= list.most) {
      throw new AppError('CONFLICT', `There are ${list.most} ${list.words.short}s already.`)
    }
    const from = current && pick(current, fields)
    if (current && isDeepStrictEqual(from, fields)) return current
    if (current) await refuseStaleEdit(transaction, { basedOn, current: list.answer(current), target: document.path })
    const stored = { ...fields, createdAt: current?.createdAt ?? note.at, updatedAt: note.at }
    transaction.set(document, stored)
    const details = { ...(from && { from }), to: fields }
    note.make(transaction, { action: `${list.words.action}.${verb}`, target: document.path, details })
    return { ...stored, _id: id }
  })
  list.shown.forget(deps)
  return list.answer(written)
}

/** Deletes an unused entry; IN_USE with the number of products otherwise. */
export async function deleteEntry<Fields extends object, Answer>(
  list: NamedList<Fields, Answer>,
  { id, uid }: Pick<Entry<Fields>, 'id' | 'uid'>,
  deps: Deps,
): Promise<void> {
  const document = list.in(deps.db).doc(id)
  const note = await staffNote(uid, deps)
  await transact(deps, async (transaction) => {
    const current = await transaction.read(document)
    if (await note.isMade(transaction)) return
    if (!current) throw notThere(list)
    const products = list.productsWith(id, deps.db).limit(maxCountedEach)
    const { count } = (await transaction.get(products.count())).data()
    if (count > 0) throw inUse(count, list.words.short)
    transaction.delete(document)
    const { _id, createdAt, updatedAt, ...from } = current
    note.make(transaction, { action: `${list.words.action}.deleted`, target: document.path, details: { from } })
  })
  list.shown.forget(deps)
}

function pick<Fields extends object>(from: Fields, like: Fields): Fields {
  return Object.fromEntries(Object.keys(like).map((name) => [name, from[name as keyof Fields]])) as Fields
}

function notThere({ words }: { readonly words: { readonly entry: string } }): AppError {
  return new AppError('NOT_FOUND', `There is no such ${words.entry}.`)
}

/** Returns the error that says how many products prevent a deletion, up to `maxCountedEach`. */
function inUse(count: number, what: string): AppError {
  const number = count < maxCountedEach ? count : `${formatCount(count)} or more`
  const products = count === 1 ? '1 product uses' : `${number} products use`
  return new AppError('IN_USE', `${products} this ${what}.`, { details: { count } })
}
