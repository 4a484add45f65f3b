import type { CallAccess } from '@teeshala/contract/api/address'
import type { addresses, CallName } from '@teeshala/contract/api/addresses'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, SecretOf } from '@teeshala/contract/api/calls'
import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import type { Deps } from '../ports/deps.ts'
import type { Caller, Customer } from './caller/caller.ts'

type CallerOf<A extends CallAccess> = A extends 'customer' | 'admin'
  ? Customer
  : A extends 'anyone'
    ? Caller
    : undefined

/** A call as its handler sees it, fully validated. */
export type Call<Name extends CallName> = {
  readonly caller: CallerOf<(typeof addresses)[Name]['access']>
  readonly params: ParamsOf<Name>
  readonly query: QueryOf<Name>
  readonly secret: SecretOf<Name>
  readonly body: BodyOf<Name>
  readonly log: Logger
  readonly request: Request
  readonly response: Response
}

/** What the handler of a call returns: `Reply<'readCart'>`. */
export type Reply<Name extends CallName> = Promise<Answer<AnswerOf<Name>>>

/** The use case behind a call. */
export type Handler<Name extends CallName> = (call: Call<Name>, deps: Deps) => Reply<Name>

/** The use case behind a call, which writes the response itself. */
export type StreamingHandler<Name extends CallName> = (call: Call<Name>, deps: Deps) => Promise<typeof streamed>

/** What a handler returns; the router sends it as JSON, or as the text type that its call declares. */
export type Answer<T = unknown> = {
  readonly status: number
  readonly body: T
  readonly headers?: Readonly<Record<string, string>>
  /** For responses that are the same for everybody: how long shared caches may keep them. */
  readonly sharedSeconds?: number
}

/** Returned by handlers that have already written the response themselves. */
export const streamed = Symbol('answered by the handler')

/** Returns a 200 that is not cached. */
export function ok<T>(body: T, headers?: Record<string, string>): Answer<T> {
  return headers ? { status: 200, body, headers } : { status: 200, body }
}

/** Returns a 201. */
export function created<T>(body: T): Answer<T> {
  return { status: 201, body }
}

/** Returns a 200 that is the same for everybody: cacheable by browsers with an ETag and by Hosting, for a minute by default. */
export function shared<T>(body: T, headers?: Record<string, string>, sharedSeconds = 60): Answer<T> {
  return { ...ok(body, headers), sharedSeconds }
}
