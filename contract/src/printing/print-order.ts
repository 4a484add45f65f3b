import * as z from 'zod/mini'
import { answeredFields } from '../orders/order.ts'
import { WorkshopStatus } from '../orders/status-words.ts'
import { PricingSection } from './pricing.ts'

/** A print order as the API shows it; `price` is a unit's, in rupees, and `option` of a paper 'type|size|gsm'. */
export const PrintOrder = z.object({
  ...answeredFields,
  kind: z.literal('print'),
  status: WorkshopStatus,
  items: z.array(
    z.object({
      type: PricingSection,
      name: z.string(),
      option: z.string(),
      quantity: z.int().check(z.gte(1)),
      description: z.optional(z.string()),
      price: z.number(),
    }),
  ),
  totalItems: z.int(),
  grandTotal: z.number(),
})
export type PrintOrder = z.infer<typeof PrintOrder>
