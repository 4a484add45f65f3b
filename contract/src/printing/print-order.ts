import * as z from 'zod/mini'
import { Paise } from '../money.ts'
import { answeredFields, storedFields } from '../orders/order.ts'
import { WorkshopStatus } from '../orders/workshop-status.ts'
import { PricingSection } from './pricing.ts'

const lineFields = {
  type: PricingSection,
  name: z.string(),
  /** The option's name; of a paper 'type|size|gsm'. */
  option: z.string(),
  quantity: z.int().check(z.gte(1)),
  description: z.optional(z.string()),
}

const orderFields = {
  status: WorkshopStatus,
  totalItems: z.int(),
}

/** A printing order as the API answers; prices in rupees. */
export const PrintOrder = z.object({
  ...answeredFields,
  ...orderFields,
  items: z.array(z.object({ ...lineFields, price: z.number() })),
  grandTotal: z.number(),
})
export type PrintOrder = z.infer<typeof PrintOrder>

/** The document printOrders/{TP…}. */
export const StoredPrintOrder = z.object({
  ...storedFields,
  ...orderFields,
  items: z.array(z.object({ ...lineFields, unitPricePaise: Paise })).check(z.minLength(1)),
  totalPaise: Paise,
})
export type StoredPrintOrder = z.infer<typeof StoredPrintOrder>
