import * as z from 'zod/mini'

/** The most entries of a page. */
export const maxPage = 100

const Limit = z
  .pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/, { error: 'A number from 1 to 100' })), z.transform(Number))
  .check(z.refine((limit) => limit <= maxPage, { error: 'A number from 1 to 100' }))

/** The `limit` of a list call, from its query string: 1 to 100. */
export function PageLimit(fallback: number) {
  return z._default(Limit, fallback)
}

/** An opaque cursor from an earlier page. */
export const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1024}$/, { error: 'Not a cursor of this list' }))

/** The highest total that lists count: a count costs a read per thousand entries, and a list should cost the same in every shop. */
export const maxCounted = 5000

/** The highest count for what belongs to each entry of a list: a count costs one read per thousand. */
export const maxCountedEach = 1000

/** `count=no` in the query of a list that counts: callers that look for a single entry do not need the total. */
export const countField = { count: z.optional(z.enum(['no'])) }

/** The query of a paged list, with `fallback` entries per page by default. */
export function paging(fallback: number) {
  return { limit: PageLimit(fallback), cursor: z.optional(Cursor) }
}

/** The query of a short list, which is answered whole unless a page is asked for. */
export const pagingIfAsked = { limit: z.optional(Limit), cursor: z.optional(Cursor) }
