import * as z from 'zod/mini'
import { ticketTimes } from '../grievances/ticket-clock.ts'
import { claimFacts } from './claim.ts'
import { ReprintedPieces } from './reprint.ts'

/** The document claims/{ticket number}: what a customer says is wrong with an order, and what the shop has decided. */
export const StoredClaim = z.object({
  ...claimFacts,
  /** Whose account the order is of; null for a guest's. */
  userId: z.nullable(z.string()),
  /** Who ordered, for staff. */
  customer: z.string(),
  /** What the press makes again; absent where that was not decided, or before the shop kept it. */
  reprint: z.optional(ReprintedPieces),
  ...ticketTimes,
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredClaim = z.infer<typeof StoredClaim>
