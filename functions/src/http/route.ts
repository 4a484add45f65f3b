import type { Address, CallAccess } from '@teeshala/contract/api/address'
import { addresses, type CallName } from '@teeshala/contract/api/addresses'
import type { CallShape } from '@teeshala/contract/api/call-shape'
import {
  type AnswerOf,
  type BodyOf,
  calls,
  type ParamsOf,
  type QueryOf,
  type SecretOf,
} from '@teeshala/contract/api/calls'
import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Deps } from '../ports/deps.ts'
import type { Answer, streamed } from './answer.ts'
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

type RouteOptions = {
  /** It streams or draws its response, so the common deadline does not apply. */
  readonly takesLong?: boolean
  /** Its handler validates the body itself, because two kinds of request share the path. */
  readonly checksBody?: boolean
  /** Its body names uploads, by path or by download URL of our own bucket. */
  readonly namesUploads?: boolean
}

type Schema = z.core.$ZodType

export type Route = Address &
  RouteOptions &
  Pick<CallShape, 'body' | 'answer' | 'incomplete' | 'takesSecret'> & {
    readonly name: CallName
    readonly params?: Schema | undefined
    readonly query?: Schema | undefined
    readonly statuses: readonly number[]
    readonly handle: (call: unknown, deps: Deps) => Promise<Answer | typeof streamed>
  }

/** Returns the route of an API call with its use case. */
export function route<Name extends CallName>(
  name: Name,
  handle: Handler<Name> | StreamingHandler<Name>,
  options: RouteOptions = {},
): Route {
  const { params, query, takesSecret, body, answer, status = 200, incomplete }: CallShape = calls[name]
  return {
    name,
    ...addresses[name],
    ...options,
    params: params && z.object(params),
    query: query && z.object(query),
    takesSecret,
    body,
    incomplete,
    answer,
    statuses: [status].flat(),
    handle: handle as Route['handle'],
  }
}
