import { challengeAnswerHeader } from '@teeshala/contract/challenge/challenge'
import type { Request } from 'express'
import { type Solved, solvedBy } from '../../crypto/challenge.ts'
import type { Deps } from '../../ports/deps.ts'
import { networkOf } from './network.ts'

/** Where a request comes from, and its solved challenge. */
export type Visit = {
  readonly network: string | undefined
  readonly solved: Solved | undefined
}

/** Returns network and solved challenge of a request, signed in or not. */
export async function visitOf(
  request: Request,
  deps: Pick<Deps, 'orderSecret' | 'now' | 'randomBytes'>,
): Promise<Visit> {
  return { network: networkOf(request), solved: await solvedBy(request.get(challengeAnswerHeader), deps) }
}
