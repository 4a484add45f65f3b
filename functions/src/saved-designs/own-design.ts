import type { StoredSavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { AppError } from '../errors/app-error.ts'
import { savedDesignsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'

type Reader = Pick<Transaction, 'get'>

/** Returns a saved design of this person with its document; throws NOT_FOUND for anybody else's. */
export async function ownDesign(id: string, uid: string, transaction: Reader, db: Firestore) {
  const reference = savedDesignsIn(db).doc(id)
  const saved: WithId<StoredSavedDesign> | undefined = documentOf(await transaction.get(reference))
  if (saved?.userId !== uid) throw savedNotFound()
  return { reference, saved }
}

const savedNotFound = () => new AppError('NOT_FOUND', 'This design no longer exists.')
