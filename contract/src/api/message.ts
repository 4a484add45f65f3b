import * as z from 'zod/mini'

/** The answer of a call that has nothing to show but that it is done. */
export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>
