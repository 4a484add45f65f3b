import { notificationsSeenIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Records up to when the caller has seen notifications. A page left open elsewhere never moves this back. */
export const markNotificationsSeen: Handler<'markNotificationsSeen'> = async ({ caller, body }, deps) => {
  const document = notificationsSeenIn(deps.db).doc(caller.uid)
  const seenAt = new Date(Math.min(Date.parse(body.upTo), deps.now().getTime()))
  await transact(deps, async (transaction) => {
    const before = await transaction.read(document)
    if (before && before.seenAt > seenAt) return
    transaction.set(document, { seenAt, lowStock: body.lowStock })
  })
  return ok({ message: 'All notifications are marked as seen.' })
}
