import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { type Challenge, hasZeroBits, roundsPerAttempt } from '@teeshala/contract/challenge/challenge'
import { isKeyedDigest, keyedDigest } from './signatures.ts'

type Signing = {
  readonly orderSecret: string
  readonly now: () => Date
  readonly randomBytes: (size: number) => Uint8Array
}

/** A solved challenge; `id` ensures that it counts only once. */
export type Solved = { readonly id: string; readonly bits: number; readonly expiresAt: Date }

const holdsForMs = 5 * 60_000
const derive = promisify(pbkdf2)

/** Returns a challenge, which needs no storage. */
export function newChallenge(bits: number, { orderSecret, now, randomBytes }: Signing): Challenge {
  const expiresMs = String(now().getTime() + holdsForMs)
  const id = Buffer.from(randomBytes(12)).toString('base64url')
  const signature = keyedDigest(orderSecret, 'challenge', id, String(bits), expiresMs).toString('hex')
  return { challenge: [id, bits, expiresMs, signature].join('.'), bits }
}

/** Returns the challenge that an answer solves; undefined if it is forged, expired, wrong or missing. */
export async function solvedBy(answer: string | undefined, { orderSecret, now }: Signing): Promise<Solved | undefined> {
  const [challenge = '', number = ''] = answer?.split(' ') ?? []
  const [id = '', bits = '', expiresMs = '', signature = ''] = challenge.split('.')
  const isOurs = isKeyedDigest(signature, 'hex', orderSecret, 'challenge', id, bits, expiresMs)
  if (!isOurs || Number(expiresMs) <= now().getTime() || !/^\d{1,9}$/.test(number)) return undefined
  const digest = await derive(number, challenge, roundsPerAttempt, 32, 'sha256')
  if (!hasZeroBits(digest, Number(bits))) return undefined
  return { id, bits: Number(bits), expiresAt: new Date(Number(expiresMs)) }
}
