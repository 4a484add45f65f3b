import {
  type Challenge,
  challengeAnswerHeader,
  hasZeroBits,
  roundsPerAttempt,
} from '@teeshala/contract/challenge/challenge'

type Send = (headers: Record<string, string>) => Promise<Response>

/** A challenge can become outdated by other people's attempts. */
const mostChallenges = 3
/** How many hashes are requested from the browser at a time. */
const atOnce = 8

/** Repeats a refused call with its challenge solved; returns the refusal if it has none, or too difficult a one. */
export async function doChallenge(refused: Response, send: Send): Promise<Response> {
  let response = refused
  for (let round = 0; round < mostChallenges && response.status === 429; round++) {
    const { details } = (await response.clone().json()) as { details?: Partial<Challenge> }
    const { challenge, bits } = details ?? {}
    if (challenge === undefined || bits === undefined) break
    response = await send({ [challengeAnswerHeader]: `${challenge} ${await solve({ challenge, bits })}` })
  }
  return response
}

async function solve({ challenge, bits }: Challenge): Promise<number> {
  for (let first = 0; ; first += atOnce) {
    const tries = Array.from({ length: atOnce }, (_, index) => first + index)
    const isRight = await Promise.all(tries.map((number) => solves(number, challenge, bits)))
    const right = isRight.indexOf(true)
    if (right >= 0) return first + right
  }
}

async function solves(number: number, challenge: string, bits: number): Promise<boolean> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(String(number)), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(challenge), iterations: roundsPerAttempt }
  return hasZeroBits(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)), bits)
}
