import * as z from 'zod/mini'

/** A person as a line of an order keeps them; either may be empty, not both. */
export const Person = z.object({ name: z.string(), number: z.string() })
export type Person = z.infer<typeof Person>
