import type { AnswerOf, JsonCallName } from '@teeshala/contract/api/calls'
import { openStream } from './api.ts'
import type { Ask } from './asked.ts'

/** Slightly more than the timeouts of the functions that draw and read pictures. */
const patienceMs = 70_000

/** As `api`, for calls that take up to a minute: proof pictures are drawn one after the other. */
export async function apiLong<Name extends JsonCallName>(name: Name, ask: Ask<Name>): Promise<AnswerOf<Name>> {
  const { body } = await openStream(name, { ...ask, signal: AbortSignal.timeout(patienceMs) })
  return new Response(body).json()
}
