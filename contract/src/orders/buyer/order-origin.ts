import * as z from 'zod/mini'

/** How an order taken by staff reached the shop. Orders placed by customers have none. */
export const OrderOrigin = z.enum(['phone', 'counter'])
export type OrderOrigin = z.infer<typeof OrderOrigin>

/** The labels that staff see. */
export const originLabels: Readonly<Record<OrderOrigin, string>> = {
  phone: 'By telephone',
  counter: 'At the counter',
}
