import type { FindingKind } from '@teeshala/contract/books/finding'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { readAtOnce, type Transaction } from '../firestore/transact.ts'
import { separateUnreadable } from './separate-unreadable.ts'

const pageSize = 300

/** Reads a page of documents and what they are compared with, as of one moment; `last` is where the next page continues. */
export function readPage<T, Others>(
  query: Query<T>,
  kind: FindingKind,
  othersOf: (documents: readonly WithId<T>[], transaction: Transaction) => Promise<Others>,
  db: Firestore,
) {
  return readAtOnce(db, async (transaction) => {
    const { docs } = await transaction.get(query.limit(pageSize))
    const { sound, findings } = separateUnreadable(docs, kind)
    const last = docs.length < pageSize ? undefined : docs.at(-1)
    return { count: docs.length, sound, findings, last, others: await othersOf(sound, transaction) }
  })
}

/** Reads the orders that these documents name, by id; unreadable ones were already reported with the orders. */
export async function ordersOf(documents: readonly { readonly orderId: string }[], transaction: Transaction) {
  const ids = [...new Set(documents.map(({ orderId }) => orderId))]
  const read = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => ordersIn(transaction.db).doc(id)))
  const { sound, findings } = separateUnreadable(read, 'order')
  return { sound: new Map(sound.map((order) => [order._id, order])), unsound: new Set(findings.map(({ id }) => id)) }
}
