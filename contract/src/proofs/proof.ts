/** A proof: pictures of what will be printed, which the customer approves before a large order is made. */
import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { Line, Paragraphs } from '../text.ts'

/** The maximum number of versions for an order; if the design is still wrong after these, staff should call. */
const maxProofVersions = 20
/** The maximum number of pictures in a version. */
export const maxProofPictures = 120
const maxComment = 1000

export const commentRequired = 'Please tell us what to change.'
/** The error for an answer to a version that is not the latest or was already answered. */
export const proofIsAnswered = 'This proof has changed meanwhile. Please look at the latest one.'
/** The error for an answer that nothing waits for any more: the order was begun, cancelled or let pass without an approval. */
export const proofIsOver = 'We could not take your answer: this order no longer waits for one.'

const ProofNumber = z.int().check(z.gte(1), z.lte(maxProofVersions))

/** One picture: the garment in a colour, from the side of a placement, or a close-up of the print alone. */
export const ProofPicture = z.object({
  placement: z.enum(placements),
  color: z.string(),
  view: z.enum(['garment', 'close_up']),
})
export type ProofPicture = z.infer<typeof ProofPicture>

export const ProofAnswer = z.enum(['approved', 'changes_asked'])
export type ProofAnswer = z.infer<typeof ProofAnswer>

/** A version as stored in its order. `hash` is that of everything that decides how the print looks; see `proofContents`. */
export const StoredProofVersion = z.object({
  number: ProofNumber,
  hash: z.string(),
  sentAt: z.date(),
  /** The shop's message with it. */
  message: z.optional(z.string()),
  pictures: z.array(z.object({ ...ProofPicture.shape, path: z.string() })),
  answer: z.optional(z.object({ is: ProofAnswer, at: z.date(), comment: z.optional(z.string()) })),
})
export type StoredProofVersion = z.infer<typeof StoredProofVersion>

/** Who a proof waits for: the shop, which makes or changes it, or the customer, who answers it. */
export const proofAwaits = ['shop', 'customer'] as const
export type ProofAwaits = (typeof proofAwaits)[number]

/** The proofs of an order that needs one, oldest first. */
export const StoredProof = z.object({
  versions: z.array(StoredProofVersion),
  /** Whether staff let it be made without an approval. */
  isWaived: z.optional(z.literal(true)),
  /** Who has to act next until the order is made; absent if nobody has to. */
  awaits: z.optional(z.enum(proofAwaits)),
  /** When the customer gets the next reminder; absent if nothing waits for them. */
  remindAt: z.optional(z.date()),
})
export type StoredProof = z.infer<typeof StoredProof>

/** The state of a proof. If the design has changed since, the proof has to be made again. */
export const ProofState = z.enum(['to_make', 'sent', 'approved', 'changes_asked'])
export type ProofState = z.infer<typeof ProofState>

/** The proofs of an order as its customer and staff see them. */
export const OrderProof = z.object({
  state: ProofState,
  /** The hash of the current design, which a change of it is based on. */
  hash: z.string(),
  /** Whether production waits for it. */
  isAwaited: z.boolean(),
  isWaived: z.boolean(),
  versions: z.array(
    z.object({
      number: ProofNumber,
      sentAt: z.iso.datetime(),
      message: z.optional(z.string()),
      pictures: z.array(ProofPicture),
      answer: z.optional(ProofAnswer),
      answeredAt: z.optional(z.iso.datetime()),
      comment: z.optional(z.string()),
    }),
  ),
})
export type OrderProof = z.infer<typeof OrderProof>

/**
 * POST /api/admin/order/{id}/proofs: draws the current design and sends it as this version. The number prevents a double click from sending a second
 * one.
 */
export const SendProofRequest = z.object({ number: ProofNumber, message: z.optional(Line(300)) })
export type SendProofRequest = z.infer<typeof SendProofRequest>

/** POST /api/orders/{id}/proofs/{number}/answer */
export const AnswerProofRequest = z.object({ answer: ProofAnswer, comment: z.optional(Paragraphs(maxComment)) }).check(
  z.refine(({ answer, comment }) => answer === 'approved' || Boolean(comment), {
    error: commentRequired,
    path: ['comment'],
  }),
)
export type AnswerProofRequest = z.infer<typeof AnswerProofRequest>
