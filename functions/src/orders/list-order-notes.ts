import type { StoredOrderNote } from '@teeshala/contract/orders/order-note'
import { notesOf, ordersIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { orderNoteAnswer } from './add-order-note.ts'

/** Returns the staff notes about an order, newest first; the press gets only those meant for it. */
export async function listOrderNotes(
  { caller, params, query }: Call<'listOrderNotes'>,
  { db }: Deps,
): Reply<'listOrderNotes'> {
  const all = notesOf(ordersIn(db).doc(params.id))
  const notes = caller.role === 'press' ? all.where('isForPress', '==', true) : all
  const { items, headers } = await readPage<StoredOrderNote>(notes, { field: 'at', direction: 'desc' }, query)
  return ok(items.map(orderNoteAnswer), headers)
}
