import { AppError } from '../errors/app-error.ts'
import { savedDesignsIn } from '../firestore/collections.ts'
import type { Transaction } from '../firestore/transact.ts'

/** Returns a saved design of this person with its document; throws NOT_FOUND for anybody else's. */
export async function ownDesign(id: string, uid: string, transaction: Transaction) {
  const reference = savedDesignsIn(transaction.db).doc(id)
  const saved = await transaction.read(reference)
  if (saved?.userId !== uid) throw savedNotFound()
  return { reference, saved }
}

const savedNotFound = () => new AppError('NOT_FOUND', 'This design no longer exists.')
