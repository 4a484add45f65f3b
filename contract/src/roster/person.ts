import * as z from 'zod/mini'

/** A person as stored in an order line; name or number may be empty, but not both. */
export const Person = z.object({ name: z.string(), number: z.string() })
export type Person = z.infer<typeof Person>
