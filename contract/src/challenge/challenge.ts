/**
 * A small piece of work that a browser does where somebody has tried too often, instead of being turned away: trying on becomes dear, and nobody is
 * locked out. See docs/decisions/0046-rate-limits.md.
 */
import * as z from 'zod/mini'

/** How the answer is sent when the call is made again: the challenge, a space, and the number that solves it. */
export const challengeAnswerHeader = 'x-challenge-answer'

/** In `details` of a RATE_LIMITED that work can lift. */
export const Challenge = z.object({ challenge: z.string(), bits: z.int() })
export type Challenge = z.infer<typeof Challenge>

/** What one try costs, in rounds of PBKDF2 with SHA-256: some milliseconds, in the browser's own code and in the server's alike. */
export const roundsOfATry = 10_000

/** Returns whether bytes begin with so many zero bits. */
export function hasZeroBits(bytes: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit++) {
    if (((bytes[bit >> 3] ?? 0xff) >> (7 - (bit & 7))) & 1) return false
  }
  return true
}

/** Easy at the first try too many, twice the work whenever the tries have doubled, and never more than an old phone does in a quarter of a minute. */
const fewestBits = 5
const mostBits = 9

/** Returns how many zero bits are asked for after so many tries, of which `free` needed none. */
export function bitsAfter(tries: number, free: number): number {
  return Math.min(mostBits, fewestBits + Math.floor(Math.log2(Math.max(1, tries / Math.max(1, free)))))
}
