import type { Access } from '@teeshala/contract/access'
import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Answer, streamed } from './answer.ts'
import type { Caller, Customer } from './caller.ts'

/**
 * Who may call. `public`: everybody, the token is not even looked at. `anyone`: everybody, but a token that is sent must be
 * good. `customer`: an account. `admin`: the admin claim.
 */
export type RouteAccess = Access | 'anyone'

/** Addresses that Hosting leads to the function: the API, and the sitemaps at the root of the site. */
export type RoutePath = `/api/${string}` | `/sitemap${string}.xml`

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Where a call names whose things it is about. */
export type Owner = `params.${string}` | `body.${string}`

type CallerOf<A extends RouteAccess> = A extends 'customer' | 'admin'
  ? Customer
  : A extends 'anyone'
    ? Caller
    : undefined

/** A call as its handler sees it: everything checked, nothing left to guess. */
export type Call<A extends RouteAccess, P, Q, B> = {
  readonly caller: CallerOf<A>
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly log: Logger
  readonly request: Request
  readonly response: Response
}

export type RouteSpec<A extends RouteAccess, P, Q, B> = {
  readonly access: A
  /** The uid there must be the caller's: 403 otherwise. `me` and `user.id` in a path stand for the caller. */
  readonly owner?: Owner
  /** With `owner`: admins may name anybody. */
  readonly orAdmin?: boolean
  readonly params?: z.core.$ZodType<P>
  readonly query?: z.core.$ZodType<Q>
  readonly body?: z.core.$ZodType<B>
  /** It writes its answer piece by piece, or draws it: the deadline of the other calls is not for it. */
  readonly takesLong?: boolean
  /** What to say above the form when a required field is missing. */
  readonly incomplete?: string
}

export type Handler<A extends RouteAccess, P, Q, B> = (
  call: Call<A, P, Q, B>,
  deps: Deps,
) => Promise<Answer | typeof streamed>

export type Route = {
  readonly method: Method
  readonly path: RoutePath
  readonly spec: RouteSpec<RouteAccess, unknown, unknown, unknown>
  readonly handle: Handler<RouteAccess, unknown, unknown, unknown>
}

/** One call of the API: address, who may make it, what it takes, and the use case that answers. */
export function route<A extends RouteAccess, P = unknown, Q = unknown, B = unknown>(
  method: Method,
  path: RoutePath,
  spec: RouteSpec<A, P, Q, B>,
  handle: Handler<A, P, Q, B>,
): Route {
  return { method, path, spec, handle: handle as unknown as Route['handle'] }
}
