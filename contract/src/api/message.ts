import * as z from 'zod/mini'

/** The answer of a call that only confirms success. */
export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>
