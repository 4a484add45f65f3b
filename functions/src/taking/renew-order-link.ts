import { randomBytes } from 'node:crypto'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { takesMoneyNow } from '@teeshala/contract/payments/money-gate'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { mailsIn, ordersIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderNotFound } from '../orders/find-order.ts'
import { hashOfToken } from '../orders/may-see-order.ts'

/**
 * Creates a new link to an unpaid staff order. The previous one stops working; later mails use the new one, which
 * they read from the first mail.
 */
export const renewOrderLink: Handler<'renewOrderLink'> = async ({ caller, params }, deps) => {
  const order = ordersIn(deps.db).doc(params.id)
  const firstMail = mailsIn(deps.db).doc(`${params.id}-placed`)
  const note = await staffNote(caller.uid, deps)
  const trackingToken = randomBytes(32).toString('base64url')
  await transact(deps, async (transaction) => {
    const [stored, mail] = await readAll(transaction, order, firstMail)
    if (await note.isMade(transaction)) return
    if (!stored) throw orderNotFound()
    refuseWithoutLink(stored)
    transaction.update(order, { trackingTokenHash: hashOfToken(trackingToken), updatedAt: note.at })
    if (mail?.guestToken !== undefined) transaction.update(firstMail, { guestToken: trackingToken })
    note.make(transaction, { action: 'order.link_renewed', target: order.path, details: {} })
  })
  return ok({ trackingToken })
}

function refuseWithoutLink(order: StoredOrder): void {
  if (order.origin === undefined) throw new AppError('CONFLICT', 'Only an order taken by staff has a payment link.')
  if (!takesMoneyNow(order)) throw new AppError('CONFLICT', 'This order is not waiting for an online payment.')
}
