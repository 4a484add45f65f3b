import type { StoredOrderNote } from '@teeshala/contract/orders/order-note'
import { Cursor, PageLimit } from '@teeshala/contract/paging'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { notesOf, ordersIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { orderNoteAnswer } from './add-order-note.ts'

export const ListOrderNotesQuery = z.object({ limit: PageLimit(50), cursor: z.optional(Cursor) })
export type ListOrderNotesQuery = z.infer<typeof ListOrderNotesQuery>

/** The staff's notes of an order, newest first. */
export async function listOrderNotes(
  { params, query }: Call<'admin', { id: string }, ListOrderNotesQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const notes = notesOf(ordersIn(db).doc(params.id))
  const { items, headers } = await readPage<StoredOrderNote>(notes, { field: 'at', direction: 'desc' }, query)
  return ok(items.map(orderNoteAnswer), headers)
}
