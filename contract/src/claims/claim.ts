import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { ticketTimesAnswer } from '../grievances/ticket-clock.ts'
import { StoredPhoto } from '../reviews/review-photo.ts'
import { Line, Paragraphs } from '../text.ts'
import { ClaimReason } from './claim-reason.ts'

export const maxClaimPhotos = 5
export const tooManyClaimPhotos = `You can add up to ${maxClaimPhotos} photos.`
export const maxClaimText = 2000
export const maxClaimWords = 1000

/** What staff decide about a claim: the pieces are made again, money goes back, or neither. */
export const ClaimDecision = z.enum(['reprint', 'refund', 'reject'])
export type ClaimDecision = z.infer<typeof ClaimDecision>

/** Pieces of one line of the order, counted from 0, that a claim is about. */
const ClaimedPieces = z.object({
  line: z.int().check(z.gte(0), z.lte(1000)),
  quantity: z
    .int({ error: 'A whole number of pieces' })
    .check(z.gte(1, { error: 'At least one piece' }), z.lte(1_000_000)),
})

/** POST /api/orders/{id}/claims; an order that has not come is late as a whole, so lines may be left out. */
export const ClaimRequest = z.object({
  reason: ClaimReason,
  text: Paragraphs(maxClaimText).check(z.minLength(1, { error: 'Please tell us what is wrong' })),
  lines: z._default(
    z.array(ClaimedPieces).check(
      z.maxLength(200, { error: 'At most 200 lines' }),
      z.refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, { error: 'Each line once' }),
    ),
    [],
  ),
  /** Each by the path of its upload. */
  photos: z._default(
    z
      .array(Line(500).check(z.minLength(1, { error: 'Name the uploaded photo' })))
      .check(z.maxLength(maxClaimPhotos, { error: tooManyClaimPhotos })),
    [],
  ),
})
export type ClaimRequest = z.infer<typeof ClaimRequest>

/** What was claimed of a line, with what it was called. */
const ClaimedLine = z.object({ ...ClaimedPieces.shape, name: z.string(), about: z.string() })
export type ClaimedLine = z.infer<typeof ClaimedLine>

/** What was reported and decided, as its document and its answers have it. */
export const claimFacts = {
  orderId: z.string(),
  reason: ClaimReason,
  text: z.string(),
  lines: z.array(ClaimedLine),
  photos: z.array(StoredPhoto),
  /** Null until staff have decided. */
  decision: z.nullable(ClaimDecision),
  /** What staff wrote to the customer with the decision. */
  words: z.string(),
  /** By which credit note the money went back; absent where the whole order's did. */
  creditNote: z.optional(z.string()),
  /** Whether the pieces still have to be made again; null where that was not decided. */
  isToReprint: z.nullable(z.boolean()),
}

/** A claim as its customer sees it. */
export const OwnClaim = z.object({
  ...claimFacts,
  _id: z.string(),
  /** When staff told that they look into it. */
  acknowledgedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type OwnClaim = z.infer<typeof OwnClaim>

/** The claims of an order, and what can be reported of it now: nothing where `refusal` says why. */
export const OrderClaims = z.object({
  claims: z.array(OwnClaim),
  reasons: z.array(ClaimReason),
  refusal: z.optional(z.string()),
  lines: z.array(ClaimedLine),
})
export type OrderClaims = z.infer<typeof OrderClaims>

/** A claim as staff see it. */
export const StaffClaim = z.object({
  ...OwnClaim.shape,
  customer: z.string(),
  ...ticketTimesAnswer,
  updatedAt: z.iso.datetime(),
})
export type StaffClaim = z.infer<typeof StaffClaim>

/** Which claims a list has: those that wait for a decision, those that have one, those whose clock has run out. */
export const ClaimFilter = z.enum(['open', 'decided', 'overdue'])
export type ClaimFilter = z.infer<typeof ClaimFilter>

/** PATCH /api/admin/claims/{id}: staff tell that they look into it, or decide. A rejection says why. */
export const ChangeClaimRequest = z
  .object({
    step: z.enum(['acknowledge', ...ClaimDecision.options]),
    words: z._default(Paragraphs(maxClaimWords), ''),
    basedOn: BasedOn,
  })
  .check(
    z.refine(({ step, words }) => step !== 'reject' || words !== '', {
      error: 'Tell the customer why',
      path: ['words'],
    }),
  )
export type ChangeClaimRequest = z.infer<typeof ChangeClaimRequest>

/** Said where no line of the order was chosen. */
export const choosePieces = 'Please choose the pieces that it is about'

/** Said where staff call money returned that has not gone back. */
export const refundFirst =
  'No money has been refunded yet. Issue a credit note on the order, or refund the order, and then decide here.'
