import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Transaction } from '../firestore/transact.ts'

const pageSize = 300

/** Calls `each` with every document of a query, page by page. */
export async function inPages<T>(
  query: Query<T>,
  transaction: Transaction,
  each: (documents: readonly QueryDocumentSnapshot<T>[]) => void | Promise<void>,
): Promise<void> {
  let last: QueryDocumentSnapshot<T> | undefined
  do {
    const page: Query<T> = last ? query.startAfter(last) : query
    const { docs } = await transaction.get(page.limit(pageSize))
    await each(docs)
    last = docs.length < pageSize ? undefined : docs.at(-1)
  } while (last)
}
