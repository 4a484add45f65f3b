import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { productsIn } from '../firestore/collections.ts'
import { fittingDocument, type WithId } from '../firestore/read-documents.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns the current products with these ids, in that order; missing, hidden and unreadable ones are omitted. */
export async function shownProducts(
  ids: readonly string[],
  deps: Pick<Deps, 'db' | 'log'>,
): Promise<WithId<StoredProduct>[]> {
  const { db } = deps
  if (ids.length === 0) return []
  const found = await db.getAll(...ids.map((id) => productsIn(db).doc(id)))
  const onUnfit = leaveOutUnfit(deps)
  return found
    .map((document) => fittingDocument(document as DocumentSnapshot<StoredProduct>, onUnfit))
    .filter((product) => product !== undefined)
    .filter(({ isHidden }) => !isHidden)
}
