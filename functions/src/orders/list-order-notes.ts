import type { StoredOrderNote } from '@teeshala/contract/orders/order-note'
import { notesOf, ordersIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderNoteAnswer } from './add-order-note.ts'

/** Returns the staff notes about an order, newest first; the press gets only those meant for it. */
export const listOrderNotes: Handler<'listOrderNotes'> = async ({ caller, params, query }, { db }) => {
  const all = notesOf(ordersIn(db).doc(params.id))
  const notes = caller.role === 'press' ? all.where('isForPress', '==', true) : all
  const { items, headers } = await readPage<StoredOrderNote>(notes, { field: 'at', direction: 'desc' }, query)
  return ok(items.map(orderNoteAnswer), headers)
}
