import type { EditConflict } from '@teeshala/contract/edit-conflict'
import { AppError } from '../errors/app-error.ts'
import { auditLogIn } from '../firestore/collections.ts'
import type { Transaction } from '../firestore/transact.ts'

/** Older than any change: what was seen is not what is stored. */
export const longAgo = new Date(0).toISOString()

type Edit<Answer> = {
  /** The `updatedAt` of the version that the form was opened with; without it nothing is refused. */
  readonly basedOn: string | undefined
  /** The stored version, as the API shows it. */
  readonly current: Answer & { readonly updatedAt: string }
  /** The path of the document, under which the audit log lists its changes. */
  readonly target: string
}

/**
 * Refuses a change to something that somebody else changed since the form was opened: EDIT_CONFLICT with the stored version and
 * who changed it. Call it before the writes of the transaction, once it is known that the change has an effect.
 */
export async function refuseStaleEdit<Answer extends object>(
  transaction: Transaction,
  { basedOn, current, target }: Edit<Answer>,
): Promise<void> {
  if (basedOn === undefined || basedOn === current.updatedAt) return
  const changes = auditLogIn(transaction.db)
    .where('target', '==', target)
    .where('at', '<=', new Date(current.updatedAt))
  const { docs } = await transaction.get(changes.orderBy('at', 'desc').limit(1))
  const changedBy = docs[0]?.data().actorName ?? ''
  const details: EditConflict = { current, changedBy }
  throw new AppError('EDIT_CONFLICT', `${changedBy || 'Somebody'} changed this in the meantime.`, { details })
}
