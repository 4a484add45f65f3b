import * as z from 'zod/mini'

/** A number in the path of a call, up to three digits. */
export const PathNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.transform((digits: string) => Number(digits)),
)
