import { claimableReasons, claimRefusal, maxClaims } from '@teeshala/contract/claims/claim-window'
import { reasonsLeft } from '@teeshala/contract/claims/claimed-pieces'
import { claimsIn, ordersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { ownOrder } from '../reviews/reviewable.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { ownClaimAnswer } from './claim-answer.ts'
import { claimableLines } from './claimable-lines.ts'

/** Returns a customer's claims about an order, newest first, and what they can claim now. */
export const readOrderClaims: Handler<'readOrderClaims'> = async ({ caller, params, secret }, { db, now }) => {
  const order = ownOrder(documentOf(await ordersIn(db).doc(params.id).get()), caller, secret)
  const claims = claimsIn(db).where('orderId', '==', params.id).orderBy('createdAt', 'desc').limit(maxClaims)
  const [{ docs }, { claimDays }] = await Promise.all([claims.get(), currentSettings(db)])
  const at = now()
  const ofOrder = docs.map((document) => documentOf(document))
  const possible = claimableReasons(order, { at, claimDays })
  const refusal = possible.length > 0 ? undefined : claimRefusal(order, 'other', { at, claimDays })
  return ok({
    claims: ofOrder.map((claim) => ownClaimAnswer(claim, at)),
    ...reasonsLeft(ofOrder, possible),
    ...(refusal !== undefined && { refusal }),
    lines: claimableLines(order.lines),
  })
}
