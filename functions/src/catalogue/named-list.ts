import { isDeepStrictEqual } from 'node:util'
import { formatCount } from '@teeshala/contract/count-format'
import { maxCountedEach } from '@teeshala/contract/paging/paging'
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { type Cached, cached } from '../firestore/cached.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

type Dated = { readonly createdAt: Date; readonly updatedAt: Date }

/** The types or the colours: a short list of names, each once, of which products take theirs. */
export type NamedList<Fields extends object, Answer> = {
  /** What one of them is called, to staff and in the audit log. */
  readonly words: { readonly entry: string; readonly short: string; readonly action: 'product_type' | 'product_color' }
  readonly in: (db: Firestore) => CollectionReference<Fields & Dated, Fields & Dated>
  /** The field that is its name. */
  readonly name: keyof Fields & ('type' | 'name')
  readonly most: number
  readonly answer: (entry: WithId<Fields & Dated>) => Answer & { readonly updatedAt: string }
  /** What visitors are shown of the list. */
  readonly shown: Pick<Cached<unknown>, 'forget'>
  readonly productsWith: (id: string, db: Firestore) => Query
}

/** Returns what visitors are shown of a list, by name, each entry a document read; up to `shownStaleMs` old where another instance changed one. */
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

type Entry<Fields> = {
  readonly id: string
  readonly fields: Fields
  readonly basedOn: string | undefined
  /** Who writes it. */
  readonly uid: string
}

/** Adds an entry, or changes the one that is there: NOT_FOUND where there is none, CONFLICT where another has its name. */
export async function writeEntry<Fields extends object, Answer extends object>(
  list: NamedList<Fields, Answer>,
  verb: 'added' | 'changed',
  { id, fields, basedOn, uid }: Entry<Fields>,
  deps: Deps,
): Promise<Answer & { readonly updatedAt: string }> {
  const document = list.in(deps.db).doc(id)
  const note = await staffNote(uid, deps)
  const written = await transact(deps, async (transaction) => {
    const current = documentOf(await transaction.get(document))
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
    if (current)
      await refuseStaleEdit(transaction, { basedOn, current: list.answer(current), target: document.path }, deps)
    const stored = { ...fields, createdAt: current?.createdAt ?? note.at, updatedAt: note.at }
    transaction.set(document, stored)
    const details = { ...(from && { from }), to: fields }
    note.make(transaction, { action: `${list.words.action}.${verb}`, target: document.path, details })
    return { ...stored, _id: id }
  })
  list.shown.forget(deps)
  return list.answer(written)
}

/** Deletes an entry that no product has; IN_USE with how many have it otherwise. */
export async function deleteEntry<Fields extends object, Answer>(
  list: NamedList<Fields, Answer>,
  { id, uid }: Pick<Entry<Fields>, 'id' | 'uid'>,
  deps: Deps,
): Promise<void> {
  const document = list.in(deps.db).doc(id)
  const note = await staffNote(uid, deps)
  await transact(deps, async (transaction) => {
    const current = documentOf(await transaction.get(document))
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

/** Says how many products stand against a deletion, up to `maxCountedEach`. */
function inUse(count: number, what: string): AppError {
  const number = count < maxCountedEach ? count : `${formatCount(count)} or more`
  const products = count === 1 ? '1 product uses' : `${number} products use`
  return new AppError('IN_USE', `${products} this ${what}.`, { details: { count } })
}
