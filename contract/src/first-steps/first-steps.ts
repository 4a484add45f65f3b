import * as z from 'zod/mini'

export const firstStepNames = ['shop', 'product', 'shipping', 'payment', 'mail'] as const
/** What a new shop has to do before it can sell. */
export const FirstStepName = z.enum(firstStepNames)
export type FirstStepName = z.infer<typeof FirstStepName>

/** GET /api/admin/first-steps: each is done when the shop's records say so; nobody ticks it. */
export const FirstSteps = z.object({ steps: z.array(z.object({ name: FirstStepName, isDone: z.boolean() })) })
export type FirstSteps = z.infer<typeof FirstSteps>
