import * as z from 'zod/mini'
import { Paise } from '../money.ts'
import { Contact, StoredTimelineEntry, TimelineEntry } from '../orders/order.ts'
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
  userId: z.nullable(z.string()),
  contact: Contact,
  status: WorkshopStatus,
  totalItems: z.int(),
}

/** A printing order as the API answers; prices in rupees. */
export const PrintOrder = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  ...orderFields,
  items: z.array(z.object({ ...lineFields, price: z.number() })),
  grandTotal: z.number(),
  timeline: z.array(TimelineEntry),
  trackingToken: z.optional(z.string()),
})
export type PrintOrder = z.infer<typeof PrintOrder>

/** The document printOrders/{TP…}. */
export const StoredPrintOrder = z.object({
  ...orderFields,
  items: z.array(z.object({ ...lineFields, unitPricePaise: Paise })).check(z.minLength(1)),
  totalPaise: Paise,
  timeline: z.array(StoredTimelineEntry).check(z.minLength(1)),
  trackingTokenHash: z.optional(z.string()),
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredPrintOrder = z.infer<typeof StoredPrintOrder>
