import { type MessageProgress, messageBegun } from '@teeshala/contract/payments/gateway/gateway-message'
import type { DocumentData, DocumentReference, UpdateData } from 'firebase-admin/firestore'
import type { WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'

/**
 * Begins the next attempt at an item if it is due, and returns the item; undefined if there is nothing to do. The attempt is recorded first, so that
 * nobody begins another one meanwhile, and a crash leads to a retry.
 */
export function beginAttempt<
  Field extends string,
  Stored extends { readonly [F in Field]?: MessageProgress | undefined },
>(
  document: DocumentReference<Stored>,
  field: Field,
  deps: Deps,
): Promise<(WithId<Stored> & { readonly [F in Field]: MessageProgress }) | undefined> {
  return transact(deps, async (transaction) => {
    const item = await transaction.read(document)
    const before = item?.[field]
    const progress = before && messageBegun(before, deps.now())
    if (!item || !progress) return undefined
    const begun = { [field]: progress } as { readonly [F in Field]: MessageProgress }
    transaction.update(document, begun as UpdateData<DocumentData>)
    return { ...item, ...begun }
  })
}
