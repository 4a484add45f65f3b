import * as z from 'zod/mini'

/** Header that carries the cursor of the next page; absent on the last one. */
export const nextCursorHeader = 'X-Next-Cursor'
/** Header that carries how many entries match in all, where a list says so. */
export const totalCountHeader = 'X-Total-Count'

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
