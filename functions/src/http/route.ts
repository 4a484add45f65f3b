import { type Address, addresses, type CallAccess, type CallName } from '@teeshala/contract/api/addresses'
import type { CallShape, FileType } from '@teeshala/contract/api/call-shape'
import { type AnswerOf, type BodyOf, calls, type ParamsOf, type QueryOf } from '@teeshala/contract/api/calls'
import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Answer, streamed } from './answer.ts'
import type { Caller, Customer } from './caller.ts'

type CallerOf<A extends CallAccess> = A extends 'customer' | 'admin'
  ? Customer
  : A extends 'anyone'
    ? Caller
    : undefined

/** A call as its handler sees it: everything checked, nothing left to guess. */
type CheckedCall<A extends CallAccess, P, Q, B> = {
  readonly caller: CallerOf<A>
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly log: Logger
  readonly request: Request
  readonly response: Response
}

/** The same, by the call's name: `Call<'readCart'>`. */
export type Call<A extends CallName | CallAccess, P = unknown, Q = unknown, B = unknown> = A extends CallName
  ? CheckedCall<(typeof addresses)[A]['access'], ParamsOf<A>, QueryOf<A>, BodyOf<A>>
  : A extends CallAccess
    ? CheckedCall<A, P, Q, B>
    : never

export type RouteSpec<A extends CallAccess, P, Q, B> = Omit<Address, 'method' | 'path' | 'access' | 'orAdmin'> & {
  readonly access: A
  readonly orAdmin?: boolean
  readonly params?: z.core.$ZodType<P>
  readonly query?: z.core.$ZodType<Q>
  readonly body?: z.core.$ZodType<B>
  readonly incomplete?: string
  readonly answer?: z.core.$ZodType | FileType
  readonly statuses?: readonly number[]
} & RouteOptions

type RouteOptions = {
  /** It writes its answer piece by piece, or draws it: the deadline of the other calls is not for it. */
  readonly takesLong?: boolean
  /** Its handler checks the body itself, because two requests share the address. */
  readonly checksBody?: boolean
}

type Handle<C, T> = (call: C, deps: Deps) => Promise<Answer<T> | typeof streamed>

/** What the handler of a call returns: `Reply<'readCart'>`. */
export type Reply<Name extends CallName> = Promise<Answer<AnswerOf<Name>>>

/** The use case that answers a call. */
export type Handler<Name extends CallName> = Handle<Call<Name>, AnswerOf<Name>>

export type Route = {
  readonly name?: CallName
  readonly method: Address['method']
  readonly path: Address['path']
  readonly spec: RouteSpec<CallAccess, unknown, unknown, unknown>
  readonly handle: Handle<CheckedCall<CallAccess, unknown, unknown, unknown>, unknown>
}

/** One call of the API, and the use case that answers it. */
export function route<Name extends CallName>(name: Name, handle: Handler<Name>, options?: RouteOptions): Route
export function route<A extends CallAccess, P = unknown, Q = unknown, B = unknown>(
  method: Address['method'],
  path: Address['path'],
  spec: RouteSpec<A, P, Q, B>,
  handle: Handle<CheckedCall<A, P, Q, B>, unknown>,
): Route
export function route(...given: readonly unknown[]): Route {
  if (typeof given[1] === 'string') {
    const [method, path, spec, handle] = given as [Address['method'], Address['path'], Route['spec'], Route['handle']]
    return { method, path, spec, handle }
  }
  const [name, handle, options] = given as [CallName, Route['handle'], RouteOptions | undefined]
  const { method, path, ...who }: Address = addresses[name]
  const { params, query, body, incomplete, answer, status = 200 }: CallShape = calls[name]
  const spec = {
    ...who,
    ...options,
    ...(params && { params: z.object(params) }),
    ...(query && { query: z.object(query) }),
    ...(body && !options?.checksBody && { body }),
    ...(incomplete !== undefined && { incomplete }),
    answer,
    statuses: [status].flat(),
  }
  return { name, method, path, spec, handle }
}
