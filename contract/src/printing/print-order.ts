import * as z from 'zod/mini'
import { answeredFields } from '../orders/order.ts'
import { WorkshopStatus } from '../orders/status-words.ts'
import { PricingSection } from './pricing.ts'
import { OrderedJob } from './print-job.ts'

/** A print order as the API shows it; `price` is the unit price in rupees, and the `option` of a paper 'type|size|gsm'. */
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
      /** The index of the print job that it belongs to, from 0; absent for a single line. */
      job: z.optional(z.int()),
    }),
  ),
  jobs: z.array(OrderedJob),
  /** Files that belong to the single lines rather than to a job. */
  files: z.array(z.object({ path: z.string(), name: z.string() })),
  note: z.string(),
  totalItems: z.int(),
  grandTotal: z.number(),
})
export type PrintOrder = z.infer<typeof PrintOrder>
