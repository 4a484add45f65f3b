import * as z from 'zod/mini'

/** The document refundChecks/gateway: all that the gateway had refunded before this time is recorded. */
export const StoredRefundCheck = z.object({ askedTo: z.date() })
export type StoredRefundCheck = z.infer<typeof StoredRefundCheck>

const dayMs = 24 * 3_600_000
/** Refunds that were being made while the gateway was asked are asked for again. */
const overlapMs = 15 * 60_000
/** How far the first check looks back, and how long one whose refunds could not all be recorded is repeated. */
const looksBackMs = 3 * dayMs

/** Returns from when on the gateway is asked for its refunds. */
export function refundsAskedFrom(check: StoredRefundCheck | undefined, now: Date): Date {
  const askedTo = check ? Math.min(check.askedTo.getTime(), now.getTime()) : now.getTime() - looksBackMs
  return new Date(askedTo - overlapMs)
}

/**
 * Returns the check after the refunds up to `now` were gone through. If some could not be recorded, the next one asks for them again, but not for ever: one
 * that never can be must not make every check longer.
 */
export function refundCheckAfter(
  check: StoredRefundCheck | undefined,
  { now, isComplete }: { readonly now: Date; readonly isComplete: boolean },
): StoredRefundCheck {
  if (isComplete) return { askedTo: now }
  const earliest = now.getTime() - looksBackMs
  return { askedTo: new Date(Math.max(Math.min(check?.askedTo.getTime() ?? earliest, now.getTime()), earliest)) }
}
