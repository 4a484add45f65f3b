import { type ClaimedLine, type ClaimRequest, choosePieces } from '@teeshala/contract/claims/claim'
import { claimRefusal, maxClaims } from '@teeshala/contract/claims/claim-window'
import { lateRefusal, reportedRefusal } from '@teeshala/contract/claims/claimed-pieces'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import { ticketDueAt } from '@teeshala/contract/grievances/ticket-clock'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { AppError, fieldError } from '../errors/app-error.ts'
import { claimsIn, mailsIn, ordersIn } from '../firestore/collections.ts'
import { enforceRateLimits } from '../firestore/rate-limit.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ticketNumber } from '../grievances/ticket-number.ts'
import { senderOf } from '../http/caller/sender.ts'
import { created, type Handler } from '../http/handler.ts'
import { customerOf } from '../mails/tell-customer.ts'
import { keepPhotos } from '../reviews/photos/keep-photos.ts'
import { readPhotos } from '../reviews/photos/read-photos.ts'
import { ownOrder } from '../reviews/reviewable.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { ownClaimAnswer } from './claim-answer.ts'
import { claimMail } from './claim-mail.ts'
import { claimableLines } from './claimable-lines.ts'
import { claimsOfOrder } from './claims-of-order.ts'
import { staffClaimMail } from './staff-claim-mail.ts'

const limitOf = (orderId: string) => ({
  name: `claims of ${orderId}`,
  most: maxClaims,
  refusal: 'You have reported several problems within an hour. Please try again later, or call us.',
})

/**
 * Stores a customer's claim about an order and mails them its number. Its photos are visible to them and staff only. With the same
 * Idempotency-Key a repeated claim is stored once.
 */
export const makeClaim: Handler<'makeClaim'> = async (call, deps) => {
  const { caller, params, secret, body, request } = call
  const { db, now } = deps
  const [sender, shop] = await Promise.all([senderOf(caller, request, deps), currentSettings(db)])
  const ticket = ticketNumber('C', sender, [params.id, body], deps)
  const [orderDocument, document] = [ordersIn(db).doc(params.id), claimsIn(db).doc(ticket)]
  const [found, earlier] = await readAll(db, orderDocument, document)
  const seen = ownOrder(found, caller, secret)
  if (earlier) return created(ownClaimAnswer(earlier, now()))
  const ofOrder = await claimsOfOrder(params.id, db)
  refuseClaim(seen, body, { at: now(), claimDays: shop.claimDays, ofOrder })
  const photos = body.photos.length > 0 ? await readPhotos(body.photos, { caller, had: [] }, deps) : []
  const claim = await transact(deps, async (transaction) => {
    const [found, earlier] = await readAll(transaction, orderDocument, document)
    const order = ownOrder(found, caller, secret)
    if (earlier) return earlier
    const at = now()
    const ofOrder = await claimsOfOrder(order._id, db, transaction)
    const lines = refuseClaim(order, body, { at, claimDays: shop.claimDays, ofOrder })
    const writePhotos = await keepPhotos({ before: [], after: photos }, transaction, deps)
    const { guestToken, mail } = await customerOf(order, at, transaction)
    const count = await enforceRateLimits(transaction, [limitOf(order._id)], deps)
    const { reason, text } = body
    const claim: StoredClaim = {
      ...{ orderId: order._id, userId: order.userId, customer: order.contact.name, reason, text, lines, photos },
      ...{ decision: null, words: '', isToReprint: null },
      ...{ acknowledgedAt: null, closedAt: null, dueAt: ticketDueAt({ createdAt: at }) },
      ...{ createdAt: at, updatedAt: at },
    }
    writePhotos()
    count()
    transaction.create(document, claim)
    const made = { ...claim, _id: ticket }
    const forStaff = staffClaimMail(made, shop)
    if (forStaff) transaction.create(mailsIn(db).doc(ticket), forStaff)
    mail(`${ticket}-received`, claimMail(order, made, 'received', { shop, now: at, guestToken }))
    return made
  })
  return created(ownClaimAnswer(claim, now()))
}

type Facts = Parameters<typeof claimRefusal>[2] & { readonly ofOrder: readonly WithId<StoredClaim>[] }

/** Returns the lines that a claim is about; throws a refusal in words otherwise. */
function refuseClaim(order: StoredOrder, { reason, lines }: ClaimRequest, facts: Facts): ClaimedLine[] {
  const { ofOrder } = facts
  const refusal = claimRefusal(order, reason, facts) ?? (reason === 'late' ? lateRefusal(ofOrder) : undefined)
  if (refusal !== undefined) throw new AppError('CONFLICT', refusal)
  if (ofOrder.length >= maxClaims) {
    throw new AppError('CONFLICT', 'You have reported many problems with this order. Please write to us instead.')
  }
  if (lines.length === 0 && reason !== 'late') throw fieldError('lines', choosePieces)
  const known = claimableLines(order.lines)
  return lines.map(({ line, quantity }, index) => {
    const of = known[line]
    if (!of) throw fieldError(`lines.${index}.line`, 'The order has no such line')
    if (quantity > of.quantity) throw fieldError(`lines.${index}.quantity`, `You ordered ${of.quantity} of these`)
    const reported = reportedRefusal(ofOrder, of, quantity)
    if (reported !== undefined) throw new AppError('CONFLICT', reported)
    return { ...of, quantity }
  })
}
