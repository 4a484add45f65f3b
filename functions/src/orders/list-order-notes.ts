import { notesOf, ordersIn } from '../firestore/collections.ts'
import type { Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
import { orderNoteAnswer } from './add-order-note.ts'

/** Returns the staff notes about an order, newest first; the press gets only those meant for it. */
export const listOrderNotes: Handler<'listOrderNotes'> = async ({ caller, params, query }, deps) => {
  const all = notesOf(ordersIn(deps.db).doc(params.id))
  const notes = caller.role === 'press' ? all.where('isForPress', '==', true) : all
  return listPage(notes, { page: query, order: { field: 'at', direction: 'desc' }, answer: orderNoteAnswer }, deps)
}
