import * as z from 'zod/mini'
import { PrintedSide } from '../catalogue/house-print.ts'
import { type Placement, placements } from '../catalogue/options/placement.ts'
import { KeptDocument } from '../design-document/design-document.ts'
import { Design } from '../designs/design.ts'
import { Paise } from '../money.ts'
import { PricingSection } from '../printing/pricing.ts'
import { Person } from '../roster/person.ts'

/** The line's share of the order's discount; absent without a discount. */
const shareField = { discountPaise: z.optional(Paise) }

/** The line's HSN or SAC, as the product or price list had it at the time of the order. */
const hsnField = { hsn: z.optional(z.string()) }

const shirtFields = {
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  quantity: z.int().check(z.gte(1)),
  /** The photo of the product in the line's colour at the time of the order; empty if the garment is drawn instead. */
  image: z.string(),
  /** The name of the product type at the time of the order. It decides the cut in which the garment is drawn and designs are placed. */
  productType: z.string(),
  /** The sides that carried the shop's own print at the time of the order; absent for a blank garment. */
  printedSides: z.optional(z.array(PrintedSide)),
  size: z.optional(z.string()),
  color: z.optional(z.string()),
  /** The colour at the time of the order; absent if the shop had no colour with that id. */
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  ...hsnField,
  ...shareField,
}

/** A catalogue shirt, blank or with a design: a single picture or a document of several layers. */
export const CatalogueLine = z.object({
  kind: z.literal('catalogue'),
  ...shirtFields,
  placement: z.optional(z.enum(placements)),
  design: z.optional(Design),
  designDocument: z.optional(KeptDocument),
  unitPricePaise: Paise,
})
export type CatalogueLine = z.infer<typeof CatalogueLine>

/** Shirts of one colour and size that get the order's designs at each of these placements. */
export const PrintedLine = z.object({
  kind: z.literal('printed'),
  ...shirtFields,
  size: z.string(),
  color: z.string(),
  /** The people who each get one piece, if the design prints names or numbers. */
  people: z.optional(z.array(Person)),
  /** The price of one piece is the sum over its prints. */
  prints: z.array(z.object({ placement: z.enum(placements), unitPricePaise: Paise })).check(z.minLength(1)),
})
export type PrintedLine = z.infer<typeof PrintedLine>

/** One option of the printing price list; the `option` of a paper is 'type|size|gsm'. */
export const PaperLine = z.object({
  kind: z.literal('paper'),
  _id: z.string(),
  section: PricingSection,
  name: z.string(),
  option: z.string(),
  quantity: z.int().check(z.gte(1)),
  description: z.optional(z.string()),
  unitPricePaise: Paise,
  /** The index of the print job that it belongs to, from 0; absent for a line outside any job. */
  job: z.optional(z.int().check(z.gte(0))),
  ...hsnField,
  /** The GST rate in the price list. */
  gstPercent: z.optional(z.number()),
  ...shareField,
})
export type PaperLine = z.infer<typeof PaperLine>

/** One line of an order. */
export const StoredLine = z.discriminatedUnion('kind', [CatalogueLine, PrintedLine, PaperLine])
export type StoredLine = z.infer<typeof StoredLine>

/** Returns the price of one piece of a line, in paise. */
export function unitPriceOf(line: StoredLine): number {
  return line.kind === 'printed'
    ? line.prints.reduce((sum, { unitPricePaise }) => sum + unitPricePaise, 0)
    : line.unitPricePaise
}

/** Returns the price of a line, in paise. */
export function lineAmountPaise(line: StoredLine): number {
  return unitPriceOf(line) * line.quantity
}

/** Returns how many pieces of each product the lines take from stock; paper takes none. */
export function piecesByProduct(lines: readonly StoredLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const line of lines) {
    if (line.kind !== 'paper') pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.quantity)
  }
  return pieces
}

/** Returns the number of pieces in the lines; paper does not count. */
export function piecesIn(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'paper' ? 0 : line.quantity), 0)
}

/** Returns the placements of printed lines, each once, in order of first use. */
export function placementsOfLines(lines: readonly StoredLine[]): Placement[] {
  const all = lines.flatMap((line) => (line.kind === 'printed' ? line.prints.map(({ placement }) => placement) : []))
  return [...new Set(all)]
}
