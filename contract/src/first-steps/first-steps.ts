import * as z from 'zod/mini'

export const firstStepNames = ['shop', 'product', 'shipping', 'payment', 'mail'] as const
/** What a new shop has to do before it can sell. */
export const FirstStepName = z.enum(firstStepNames)
export type FirstStepName = z.infer<typeof FirstStepName>

/** GET /api/admin/first-steps: whether each step is done, derived from the shop's records rather than ticked off. */
export const FirstSteps = z.object({ steps: z.array(z.object({ name: FirstStepName, isDone: z.boolean() })) })
export type FirstSteps = z.infer<typeof FirstSteps>
