import * as z from 'zod/mini'

/** The kinds that staff see together as 'Orders': carts and single printed shirts. */
export const shirtOrderKinds = ['shop', 'single'] as const
export const ShirtOrderKind = z.enum(shirtOrderKinds)
export type ShirtOrderKind = z.infer<typeof ShirtOrderKind>

/** How staff sort a list of orders: newest first, oldest first, or highest total first. */
export const OrderSort = z.enum(['newest', 'oldest', 'highest'])
export type OrderSort = z.infer<typeof OrderSort>
