import type * as z from 'zod/mini'
import type { Addresses, CallName } from './addresses.ts'

type Schema = z.core.$ZodType

/** A body that is not JSON: a file, a picture, a text for crawlers, a page without scripts. */
export type FileType =
  | 'application/pdf'
  | 'application/xml'
  | 'image/png'
  | 'image/webp'
  | 'text/csv'
  | 'text/html'
  | 'text/plain'

/** The words of a path that stand for something: 'userId' | 'itemId' of '/api/cart/:userId/items/:itemId'. */
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
  /** Every one of them may be left out. */
  readonly query?: Readonly<Record<string, Schema>>
  /** Whether the `X-Link-Secret` of an order or a quote opens it to whoever has no account. */
  readonly takesSecret?: true
  readonly body?: Schema
  readonly answer: Schema | FileType
  /** 200 unless it says otherwise. */
  readonly status?: number | readonly number[]
  /** Headers in which a list names its next page. */
  readonly headers?: readonly string[]
  /** Whether an `Idempotency-Key` header makes a repeated request come to the same result. */
  readonly isRepeatable?: true
  /** What to say above the form when a required field is missing. */
  readonly incomplete?: string
}

/** Every call by its name, with a schema for each word of its path that stands for something, and for no other. */
export type CallShapes = {
  readonly [Name in CallName]: CallShape &
    ([ParamOf<Addresses[Name]['path']>] extends [never]
      ? { readonly params?: never }
      : { readonly params: Readonly<Record<ParamOf<Addresses[Name]['path']>, Schema>> })
}
