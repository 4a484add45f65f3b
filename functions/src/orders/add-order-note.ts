import type { OrderNote, StoredOrderNote } from '@teeshala/contract/orders/order-note'
import { staffName } from '../audit/staff-note.ts'
import { keyedDigest } from '../crypto/signatures.ts'
import { notesOf, ordersIn } from '../firestore/collections.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { created, type Handler } from '../http/handler.ts'
import { idempotencyKeyOf } from '../http/request/idempotency-key.ts'
import { orderNotFound } from './find-order.ts'

/** Adds a staff note to an order, under the author's name. With the same Idempotency-Key a repeated note is stored once. */
export const addOrderNote: Handler<'addOrderNote'> = async ({ caller, params, body, request }, deps) => {
  const { db, now, orderSecret } = deps
  const order = ordersIn(db).doc(params.id)
  const key = idempotencyKeyOf(request)
  const sent = [caller.uid, params.id, JSON.stringify(body)]
  const document =
    key === undefined
      ? notesOf(order).doc()
      : notesOf(order).doc(keyedDigest(orderSecret, 'order note', key, ...sent).toString('hex'))
  const authorName = await staffName(caller.uid, db)
  const isForPress = body.isForPress || caller.role === 'press'
  const note: StoredOrderNote = { text: body.text, authorId: caller.uid, authorName, at: now(), isForPress }
  const written = await transact(deps, async (transaction) => {
    const [stored, made] = await readAll(transaction, order, document)
    if (!stored) throw orderNotFound()
    if (made) return made
    transaction.create(document, note)
    return { ...note, _id: document.id }
  })
  return created(orderNoteAnswer(written))
}

/** Returns a note as the API shows it. */
export function orderNoteAnswer({ _id, text, authorName, at, isForPress = false }: WithId<StoredOrderNote>): OrderNote {
  return { _id, text, authorName, at: at.toISOString(), isForPress }
}
