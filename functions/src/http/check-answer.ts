import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { Answer } from './handler.ts'
import type { Route } from './route.ts'

/**
 * Throws if a response does not match its declaration: another status, or a field that is missing, unexpected or of another type.
 * Tests and local runs check every response; production does not, because of the cost.
 */
export function checkAnswer({ name, answer, statuses }: Route, { status, body }: Answer): void {
  const refuse = (what: string) => {
    throw new Error(`${name} answers what the contract does not promise: ${what}`)
  }
  if (!statuses.includes(status)) refuse(`status ${status}`)
  if (typeof answer === 'string') return
  const sent = JSON.parse(JSON.stringify(body))
  const { data, error } = z.safeParse(answer, sent)
  if (error) refuse(z.prettifyError(error))
  if (!isDeepStrictEqual(data, sent)) refuse(`a field that its schema does not have: ${surplusOf(sent, data)}`)
}

/** Returns the paths that the schema dropped or changed. */
function surplusOf(sent: unknown, known: unknown, path = 'answer'): string[] {
  if (isDeepStrictEqual(sent, known)) return []
  if (typeof sent !== 'object' || sent === null || typeof known !== 'object' || known === null) return [path]
  return Object.entries(sent).flatMap(([key, value]) =>
    surplusOf(value, (known as Record<string, unknown>)[key], `${path}.${key}`),
  )
}
