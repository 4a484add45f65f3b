import type { OrderNote, StoredOrderNote } from '@teeshala/contract/orders/order-note'
import type { Deps } from '../deps.ts'
import type { Kept } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { created } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { orderPath } from './order-path.ts'
import { staffName } from './staff-note.ts'

/** Writes a note of the staff beside an order, under the author's name. */
export async function addOrderNote({ caller, params, body }: Call<'addOrderNote'>, deps: Deps): Reply<'addOrderNote'> {
  const { db, now } = deps
  const order = db.doc(orderPath(params.id))
  const document = order.collection('notes').doc()
  const authorName = await staffName(caller.uid, db)
  const note: StoredOrderNote = { text: body.text, authorId: caller.uid, authorName, at: now() }
  await transact(deps, async (transaction) => {
    const [kept, made] = await transaction.getAll(order, document)
    if (!kept?.exists) throw orderNotFound()
    if (!made?.exists) transaction.create(document, note)
  })
  return created(orderNoteAnswer({ ...note, _id: document.id }))
}

/** A note as the API answers it. */
export function orderNoteAnswer({ _id, text, authorName, at }: Kept<StoredOrderNote>): OrderNote {
  return { _id, text, authorName, at: at.toISOString() }
}
