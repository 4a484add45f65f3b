import * as z from 'zod/mini'

/** The kinds that staff see together as 'Orders': of a cart, and of one printed shirt. */
export const shirtOrderKinds = ['shop', 'single'] as const
export const ShirtOrderKind = z.enum(shirtOrderKinds)
export type ShirtOrderKind = z.infer<typeof ShirtOrderKind>

/** In which order staff read a list: what came last first, what has waited longest, or what is worth most. */
export const OrderSort = z.enum(['newest', 'oldest', 'highest'])
export type OrderSort = z.infer<typeof OrderSort>
