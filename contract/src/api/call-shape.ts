import type * as z from 'zod/mini'
import type { Addresses, CallName } from './addresses.ts'

type Schema = z.core.$ZodType

/** The media type of an answer that is not JSON: a file, a picture, text for crawlers, a page without scripts. */
export type FileType =
  | 'application/pdf'
  | 'application/xml'
  | 'image/png'
  | 'image/webp'
  | 'text/csv'
  | 'text/html'
  | 'text/plain'

/** The parameter names in a path: 'userId' | 'itemId' for '/api/cart/:userId/items/:itemId'. */
export type ParamOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamOf<Tail>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never

/** What a call takes and answers. */
export type CallShape = {
  readonly params?: Readonly<Record<string, Schema>>
  /** Query parameters, all optional. */
  readonly query?: Readonly<Record<string, Schema>>
  /** Whether the `X-Link-Secret` of an order or quote gives access without an account. */
  readonly takesSecret?: true
  readonly body?: Schema
  readonly answer: Schema | FileType
  /** The success status; 200 by default. */
  readonly status?: number | readonly number[]
  /** Answer headers of a list, such as the cursor of the next page. */
  readonly headers?: readonly string[]
  /** Whether an `Idempotency-Key` header makes a repeated request give the same result. */
  readonly isRepeatable?: true
  /** The message above the form when a required field is missing. */
  readonly incomplete?: string
}

/** Every call by name, with exactly one schema per parameter of its path. */
export type CallShapes = {
  readonly [Name in CallName]: CallShape &
    ([ParamOf<Addresses[Name]['path']>] extends [never]
      ? { readonly params?: never }
      : { readonly params: Readonly<Record<ParamOf<Addresses[Name]['path']>, Schema>> })
}
