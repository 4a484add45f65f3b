import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { ticketTimesAnswer } from '../grievances/ticket-clock.ts'
import { StoredPhoto } from '../reviews/review-photo.ts'
import { Line, Paragraphs } from '../text.ts'
import { ClaimReason } from './claim-reason.ts'

export const maxClaimPhotos = 5
const tooManyClaimPhotos = `You can add up to ${maxClaimPhotos} photos.`
export const maxClaimText = 2000
export const maxClaimWords = 1000

/** The staff's decision about a claim: reprint the pieces, refund, or reject. */
export const ClaimDecision = z.enum(['reprint', 'refund', 'reject'])
export type ClaimDecision = z.infer<typeof ClaimDecision>

/** The pieces of one order line (an index from 0) that a claim is about. */
const ClaimedPieces = z.object({
  line: z.int().check(z.gte(0), z.lte(1000)),
  quantity: z
    .int({ error: 'A whole number of pieces' })
    .check(z.gte(1, { error: 'At least one piece' }), z.lte(1_000_000)),
})

/** POST /api/orders/{id}/claims. `lines` may be left out for an order that is late as a whole. */
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
  /** The paths of the uploaded photos. */
  photos: z._default(
    z
      .array(Line(500).check(z.minLength(1, { error: 'Name the uploaded photo' })))
      .check(z.maxLength(maxClaimPhotos, { error: tooManyClaimPhotos })),
    [],
  ),
})
export type ClaimRequest = z.infer<typeof ClaimRequest>

/** The claimed pieces of a line, with its name. */
const ClaimedLine = z.object({ ...ClaimedPieces.shape, name: z.string(), about: z.string() })
export type ClaimedLine = z.infer<typeof ClaimedLine>

/** The claim and its decision, shared by the stored document and the answers. */
export const claimFacts = {
  orderId: z.string(),
  reason: ClaimReason,
  text: z.string(),
  lines: z.array(ClaimedLine),
  photos: z.array(StoredPhoto),
  /** Null until staff decide. */
  decision: z.nullable(ClaimDecision),
  /** The staff's message to the customer with the decision. */
  words: z.string(),
  /** The credit note that refunded it; absent if the whole order was refunded. */
  creditNote: z.optional(z.string()),
  /** Whether the pieces still have to be reprinted; null if that was not decided. */
  isToReprint: z.nullable(z.boolean()),
}

/** A claim as its customer sees it. */
export const OwnClaim = z.object({
  ...claimFacts,
  _id: z.string(),
  /** When staff told the customer that they are looking into it. */
  acknowledgedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type OwnClaim = z.infer<typeof OwnClaim>

/** The claims of an order and the reasons available now; if there are none, `refusal` says why. */
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

/** Filters for claims: undecided, decided, or past their deadline. */
export const ClaimFilter = z.enum(['open', 'decided', 'overdue'])
export type ClaimFilter = z.infer<typeof ClaimFilter>

/** PATCH /api/admin/claims/{id}: staff acknowledge or decide a claim. A rejection needs a reason. */
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

/** The error when no line of the order was chosen. */
export const choosePieces = 'Please choose the pieces with the problem'

/** The error when staff decide on a refund that has not been made. */
export const refundFirst =
  'No money has been refunded yet. Issue a credit note on the order, or refund the order, and then decide here.'
