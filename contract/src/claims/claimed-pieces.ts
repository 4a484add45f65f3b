import type { ClaimedLine, OwnClaim } from './claim.ts'
import type { ClaimReason } from './claim-reason.ts'

type Claim = Pick<OwnClaim, '_id' | 'decision' | 'lines'>

/** Returns how many pieces of a line (an index from 0) are in undecided claims, and the numbers of those claims. */
export function openPieces(claims: readonly Claim[], line: number): { pieces: number; tickets: readonly string[] } {
  const open = claims.flatMap(({ _id, decision, lines }) =>
    decision === null ? lines.filter((each) => each.line === line).map(({ quantity }) => ({ _id, quantity })) : [],
  )
  return { pieces: open.reduce((sum, { quantity }) => sum + quantity, 0), tickets: open.map(({ _id }) => _id) }
}

/** Returns the message why this many pieces of a line cannot be reported besides existing claims; undefined if they can. */
export function reportedRefusal(
  claims: readonly Claim[],
  { line, quantity, name }: ClaimedLine,
  wanted: number,
): string | undefined {
  const { pieces, tickets } = openPieces(claims, line)
  const left = Math.max(0, quantity - pieces)
  if (pieces === 0 || wanted <= left) return undefined
  const within = tickets.join(', ')
  if (left === 0) return `You have already reported ${name} in ${within}, and we are looking into it.`
  return `You have already reported ${pieces} of ${quantity} pieces of ${name} in ${within}. You can report ${left} more.`
}

/** Returns the message why an order cannot be reported as late besides existing claims; undefined if it can. */
export function lateRefusal(claims: readonly Pick<OwnClaim, '_id' | 'decision' | 'reason'>[]): string | undefined {
  const open = claims.find(({ reason, decision }) => reason === 'late' && decision === null)
  return open && `You have already told us in ${open._id} that this order is late, and we are looking into it.`
}

/** Returns which of the possible reasons are still available besides existing claims, and why not if none are. */
export function reasonsLeft(
  claims: readonly Pick<OwnClaim, '_id' | 'decision' | 'reason'>[],
  possible: readonly ClaimReason[],
): { reasons: ClaimReason[]; refusal?: string } {
  const late = lateRefusal(claims)
  const reasons = possible.filter((reason) => reason !== 'late' || late === undefined)
  return { reasons, ...(late && possible.length > 0 && reasons.length === 0 && { refusal: late }) }
}

/**
 * Returns other claims about the same lines that are undecided or were decided for a reprint, because deciding on one more could have the pieces made
 * twice. A claim without lines is about the whole order.
 */
export function claimsOfSamePieces<T extends Claim>({ _id, lines }: Claim, claims: readonly T[]): readonly T[] {
  return claims.filter(
    (other) =>
      other._id !== _id &&
      (other.decision === null || other.decision === 'reprint') &&
      (lines.length === 0 || other.lines.length === 0 || other.lines.some(({ line }) => isOf(lines, line))),
  )
}

/** Returns those of the given lines that a claim is about. */
export function linesOfClaim<T extends { readonly line: number }>({ lines }: Claim, all: readonly T[]): readonly T[] {
  return lines.length === 0 ? all : all.filter(({ line }) => isOf(lines, line))
}

const isOf = (lines: readonly { readonly line: number }[], line: number) => lines.some((each) => each.line === line)
