import * as z from 'zod/mini'

/** `limit` of a list call, from its query string: 1 to 100. */
export function PageLimit(fallback: number) {
  return z._default(
    z
      .pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/, { error: 'A number from 1 to 100' })), z.transform(Number))
      .check(z.refine((limit) => limit <= 100, { error: 'A number from 1 to 100' })),
    fallback,
  )
}

/** An opaque cursor as an earlier page gave it. */
export const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1024}$/, { error: 'Not a cursor of this list' }))

/** Lists count what matches up to here: a count costs a read for every thousand, and a list is to cost the same in every shop. */
export const maxCounted = 5000

/** How far a list counts what belongs to each of its entries: a count is one read for a thousand. */
export const maxCountedEach = 1000

/** `count=no` in the query of a list that says how many there are: whoever looks for one of them has no use for that. */
export const countField = { count: z.optional(z.enum(['no'])) }

/** The query of a list that is read page by page, `fallback` entries at a time. */
export function paging(fallback: number) {
  return { limit: PageLimit(fallback), cursor: z.optional(Cursor) }
}
