/**
 * A small computation that the browser does after too many attempts instead of being refused. Guessing becomes expensive, and nobody is locked out. See
 * docs/decisions/0046-rate-limits.md.
 */
import * as z from 'zod/mini'

/** The header with the answer on the repeated call: the challenge, a space, and the number that solves it. */
export const challengeAnswerHeader = 'x-challenge-answer'

/** The `details` of a RATE_LIMITED error that a computation can lift. */
export const Challenge = z.object({ challenge: z.string(), bits: z.int() })
export type Challenge = z.infer<typeof Challenge>

/** The cost of one attempt in rounds of PBKDF2 with SHA-256: a few milliseconds, both in the browser and on the server. */
export const roundsPerAttempt = 10_000

/** Returns whether the bytes begin with this many zero bits. */
export function hasZeroBits(bytes: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit++) {
    if (((bytes[bit >> 3] ?? 0xff) >> (7 - (bit & 7))) & 1) return false
  }
  return true
}

/** Easy at the first excess attempt, twice the work each time the attempts double, and never more than an old phone does in 15 seconds. */
const fewestBits = 5
const mostBits = 9

/** Returns how many zero bits are required after this many attempts, of which `free` required none. */
export function bitsAfter(tries: number, free: number): number {
  return Math.min(mostBits, fewestBits + Math.floor(Math.log2(Math.max(1, tries / Math.max(1, free)))))
}
