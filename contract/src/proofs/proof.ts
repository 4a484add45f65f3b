/** A proof: pictures of what will be printed, which the customer approves before a large order is made. */
import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { Line, Paragraphs } from '../text.ts'

/** The most versions of one order: a design that is still wrong after these needs a call. */
export const maxProofVersions = 20
/** The most pictures of one version. */
export const maxProofPictures = 120
const maxComment = 1000

export const commentRequired = 'Please tell us what to change.'
/** Said where an answer is about a version that is not the latest, or has another answer. */
export const proofIsAnswered = 'This proof has changed meanwhile. Please look at the latest one.'

const ProofNumber = z.int().check(z.gte(1), z.lte(maxProofVersions))

/** One picture: the garment in a colour from the side of a placement, or the print alone from close by. */
export const ProofPicture = z.object({
  placement: z.enum(placements),
  color: z.string(),
  view: z.enum(['garment', 'close_up']),
})
export type ProofPicture = z.infer<typeof ProofPicture>

export const ProofAnswer = z.enum(['approved', 'changes_asked'])
export type ProofAnswer = z.infer<typeof ProofAnswer>

/** A version as its order keeps it. `hash` is that of everything that decides how the print looks: see `proofContents`. */
export const StoredProofVersion = z.object({
  number: ProofNumber,
  hash: z.string(),
  sentAt: z.date(),
  /** What the shop says of it. */
  message: z.optional(z.string()),
  pictures: z.array(z.object({ ...ProofPicture.shape, path: z.string() })),
  answer: z.optional(z.object({ is: ProofAnswer, at: z.date(), comment: z.optional(z.string()) })),
})
export type StoredProofVersion = z.infer<typeof StoredProofVersion>

/** Whom a proof waits for: the shop, which makes it or changes it, or the customer, who answers it. */
export const proofAwaits = ['shop', 'customer'] as const
export type ProofAwaits = (typeof proofAwaits)[number]

/** The proofs of an order that is not made without one, the oldest first. */
export const StoredProof = z.object({
  versions: z.array(StoredProofVersion),
  /** Whether staff let it be made without. */
  isWaived: z.optional(z.literal(true)),
  /** Who has to act next while its order is not made; missing once nobody has to. */
  awaits: z.optional(z.enum(proofAwaits)),
  /** When its customer is reminded next; missing where nothing waits for them. */
  remindAt: z.optional(z.date()),
})
export type StoredProof = z.infer<typeof StoredProof>

/** How far a proof is. One that shows a design of before has to be made anew. */
export const ProofState = z.enum(['to_make', 'sent', 'approved', 'changes_asked'])
export type ProofState = z.infer<typeof ProofState>

/** The proofs of an order as its customer and staff see them. */
export const OrderProof = z.object({
  state: ProofState,
  /** Of the design as it is now: a change of it says on which it is based. */
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

/** POST /api/admin/order/{id}/proofs: the present design is drawn and sent as this version, so that a second click sends no second one. */
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
