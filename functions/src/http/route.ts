import type { Address } from '@teeshala/contract/api/address'
import { addresses, type CallName } from '@teeshala/contract/api/addresses'
import type { CallShape } from '@teeshala/contract/api/call-shape'
import { calls } from '@teeshala/contract/api/calls'
import * as z from 'zod/mini'
import type { Deps } from '../ports/deps.ts'
import type { Answer, Handler, StreamingHandler, streamed } from './handler.ts'

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

type Handlers = { readonly [Name in CallName]?: Handler<Name> | StreamingHandler<Name> }

/** Returns the routes of API calls, each with its use case. */
export function routesOf(handlers: Handlers, options: RouteOptions = {}): Route[] {
  return Object.entries(handlers).map(([key, handle]) => {
    const name = key as CallName
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
  })
}
