import * as z from 'zod/mini'
import { ticketTimes } from '../grievances/ticket-clock.ts'
import { claimFacts } from './claim.ts'
import { ReprintedPieces } from './reprint.ts'

/** The document claims/{ticket number}: a customer's report of a problem with an order, and the shop's decision. */
export const StoredClaim = z.object({
  ...claimFacts,
  /** The order's account; null for a guest's. */
  userId: z.nullable(z.string()),
  /** The buyer's name, for staff. */
  customer: z.string(),
  /** What the press reprints; absent if that was not decided, or in claims from before this field. */
  reprint: z.optional(ReprintedPieces),
  /** The pieces taken from stock for it, by product; absent if that was not decided, or in claims from before this field. */
  taken: z.optional(z.record(z.string(), z.int())),
  ...ticketTimes,
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredClaim = z.infer<typeof StoredClaim>
