import * as z from 'zod/mini'
import { PrintedSide } from '../catalogue/house-print.ts'
import { placements } from '../catalogue/options/placement.ts'
import { PlacedDocument } from '../design-document/design-document.ts'
import { Day } from '../india-day.ts'
import { MoveNote } from '../orders/move-note.ts'
import { OrderKind } from '../orders/order-kind.ts'
import { OrderStatus } from '../orders/order-status.ts'
import { OrderedJob } from '../printing/print-job.ts'

/** The statuses in which an order concerns the press: to be started, in production, waiting for its parcel to arrive. */
export const productionStatuses = ['placed', 'in_production', 'shipped'] as const
export const ProductionStatus = z.enum(productionStatuses)
export type ProductionStatus = z.infer<typeof ProductionStatus>

/** A file to be printed, and its placement. */
const ProductionDesign = z.object({
  path: z.string(),
  name: z.string(),
  placement: z.optional(z.enum(placements)),
})

/** One line to be made, without its price. */
export const ProductionLine = z.object({
  _id: z.string(),
  name: z.string(),
  quantity: z.int(),
  size: z.optional(z.string()),
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  placements: z.array(z.enum(placements)),
  /** For a shirt with the shop's own print: its sides, and a picture if there is one. */
  houseArtwork: z.optional(z.object({ sides: z.array(PrintedSide), image: z.optional(z.string()) })),
  /** For paper: the option and its description. */
  description: z.optional(z.string()),
  /** The index of the print job that it belongs to, from 0; absent for other lines. */
  job: z.optional(z.int()),
})
export type ProductionLine = z.infer<typeof ProductionLine>

/**
 * An order as the press sees it: what is to be made, and the parcel's label. It has no amounts or payment, and no email, phone number or account of its
 * customer.
 */
export const ProductionOrder = z.object({
  _id: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  fulfilment: z.enum(['ship', 'collect']),
  createdAt: z.iso.datetime(),
  lines: z.array(ProductionLine),
  /** Garments, and copies of documents: 0 if it has only single services. */
  pieces: z.int(),
  designs: z.array(ProductionDesign),
  /** The printed placements whose design is still missing, until the order is made. */
  missingDesigns: z.optional(z.array(z.enum(placements))),
  /** The layers printed at each placement that has text. */
  designDocuments: z.optional(z.array(PlacedDocument)),
  /** What is printed on paper, and how. */
  jobs: z.array(OrderedJob),
  /** The working day by which it should be ready, if that was promised. */
  readyOn: z.optional(Day),
  /** The day on which the customer needs it, promised or not. */
  neededBy: z.optional(Day),
  /** The customer's note to the press. */
  note: z.string(),
  /** Whether it cannot leave the shop until its balance is paid, and since when the customer knows that only that is missing. */
  waitsForBalance: z.boolean(),
  readyAt: z.optional(z.iso.datetime()),
  /** The parcel's label, line by line; only the name if the order is collected. */
  label: z.array(z.string()),
})
export type ProductionOrder = z.infer<typeof ProductionOrder>

/** Returns whether an order is still with the press after the day on which it should have been ready. */
export function isLate({ status, readyOn }: Pick<ProductionOrder, 'status' | 'readyOn'>, today: Day): boolean {
  return readyOn !== undefined && readyOn < today && (status === 'placed' || status === 'in_production')
}

/** PATCH /api/admin/production/{id}: the next step of production. Only the office can cancel, because that involves money. */
export const MoveProductionRequest = z.object({
  status: z.enum(['in_production', 'shipped', 'delivered']),
  note: MoveNote,
})
export type MoveProductionRequest = z.infer<typeof MoveProductionRequest>

/** The errors when the press cannot start an order yet: its payment is pending, or nobody has confirmed it. */
export const notForThePress = 'This order’s payment is still pending. It comes to the press once it is paid.'
export const notConfirmedYet = 'This order is not confirmed yet. The office will send it to the press.'
