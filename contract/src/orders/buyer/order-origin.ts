import * as z from 'zod/mini'

/** How an order that staff took came to the shop. One that a customer placed has none. */
export const OrderOrigin = z.enum(['phone', 'counter'])
export type OrderOrigin = z.infer<typeof OrderOrigin>

/** What is said of it. */
export const originLabels: Readonly<Record<OrderOrigin, string>> = {
  phone: 'By telephone',
  counter: 'At the counter',
}
