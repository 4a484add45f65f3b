import { AppError } from '../errors/app-error.ts'
import { claimsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { staffClaimAnswer } from './claim-answer.ts'

/** Returns one claim. */
export const readClaim: Handler<'readClaim'> = async ({ params }, { db, now }) => {
  const claim = documentOf(await claimsIn(db).doc(params.id).get())
  if (!claim) throw noSuchClaim()
  return ok(staffClaimAnswer(claim, now()))
}

/** Returns the error for a claim that does not exist. */
export const noSuchClaim = () => new AppError('NOT_FOUND', 'There is no such claim.')
