import { notificationsSeenIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** Records up to when the caller has seen notifications. A page left open elsewhere never moves this back. */
export async function markNotificationsSeen(
  { caller, body }: Call<'markNotificationsSeen'>,
  deps: Deps,
): Reply<'markNotificationsSeen'> {
  const document = notificationsSeenIn(deps.db).doc(caller.uid)
  const seenAt = new Date(Math.min(Date.parse(body.upTo), deps.now().getTime()))
  await transact(deps, async (transaction) => {
    const before = documentOf(await transaction.get(document))
    if (before && before.seenAt > seenAt) return
    transaction.set(document, { seenAt, lowStock: body.lowStock })
  })
  return ok({ message: 'All notifications are marked as seen.' })
}
