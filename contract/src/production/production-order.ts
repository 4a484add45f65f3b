import * as z from 'zod/mini'
import { PrintedSide } from '../catalogue/house-print.ts'
import { placements } from '../catalogue/options/placement.ts'
import { PlacedDocument } from '../design-document/design-document.ts'
import { Day } from '../india-day.ts'
import { MoveNote } from '../orders/move-note.ts'
import { OrderKind } from '../orders/order-kind.ts'
import { OrderStatus } from '../orders/order-status.ts'
import { OrderedJob } from '../printing/print-job.ts'

/** The statuses in which the press has to do with an order: to be begun, on the table, waiting for its parcel to arrive. */
export const productionStatuses = ['placed', 'in_production', 'shipped'] as const
export const ProductionStatus = z.enum(productionStatuses)
export type ProductionStatus = z.infer<typeof ProductionStatus>

/** A file that is printed, and where. */
const ProductionDesign = z.object({
  path: z.string(),
  name: z.string(),
  placement: z.optional(z.enum(placements)),
})

/** What is to be made of one kind, without its price. */
export const ProductionLine = z.object({
  _id: z.string(),
  name: z.string(),
  quantity: z.int(),
  size: z.optional(z.string()),
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  placements: z.array(z.enum(placements)),
  /** Of a shirt with a print of the shop's own: where that is, and a picture of it where there is one. */
  houseArtwork: z.optional(z.object({ sides: z.array(PrintedSide), image: z.optional(z.string()) })),
  /** Of paper: the option and what was said of it. */
  description: z.optional(z.string()),
  /** Which of the order's jobs it stands for, counted from 0; absent of what is told by its line alone. */
  job: z.optional(z.int()),
})
export type ProductionLine = z.infer<typeof ProductionLine>

/**
 * An order as the press sees it: what is to be made and what stands on the parcel. It has no amounts, no payment, and of its customer no email, no
 * telephone and no account.
 */
export const ProductionOrder = z.object({
  _id: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  fulfilment: z.enum(['ship', 'collect']),
  createdAt: z.iso.datetime(),
  lines: z.array(ProductionLine),
  /** Garments, and copies of documents: 0 where it has only loose services. */
  pieces: z.int(),
  designs: z.array(ProductionDesign),
  /** Where it is printed and its design has not come, while it is still to be made. */
  missingDesigns: z.optional(z.array(z.enum(placements))),
  /** What is printed at a placement that has texts, layer upon layer. */
  designDocuments: z.optional(z.array(PlacedDocument)),
  /** What is printed on paper, and how. */
  jobs: z.array(OrderedJob),
  /** The working day on which it is to be ready, where that was promised. */
  readyOn: z.optional(Day),
  /** The day on which the customer needs it, whether or not that was promised. */
  neededBy: z.optional(Day),
  /** What the customer noted for the press. */
  note: z.string(),
  /** Whether it cannot leave the shop before money has come, and since when the customer knows that only this is missing. */
  waitsForBalance: z.boolean(),
  readyAt: z.optional(z.iso.datetime()),
  /** The parcel's label, line by line; only the name where the order is collected. */
  label: z.array(z.string()),
})
export type ProductionOrder = z.infer<typeof ProductionOrder>

/** Whether an order has not left the press though the day has passed on which it was to be ready. */
export function isLate({ status, readyOn }: Pick<ProductionOrder, 'status' | 'readyOn'>, today: Day): boolean {
  return readyOn !== undefined && readyOn < today && (status === 'placed' || status === 'in_production')
}

/** PATCH /api/admin/production/{id}: the next step of the making. Cancelling is the office's, because it is about money. */
export const MoveProductionRequest = z.object({
  status: z.enum(['in_production', 'shipped', 'delivered']),
  note: MoveNote,
})
export type MoveProductionRequest = z.infer<typeof MoveProductionRequest>

/** Said where an order is not the press's yet: its money has not come, or nobody has confirmed it. */
export const notForThePress = 'This order’s payment is still pending. The office will send it to the press.'
export const notConfirmedYet = 'This order is not confirmed yet. The office will send it to the press.'
