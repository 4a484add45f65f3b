import * as z from 'zod/mini'
import { PrintedSide } from '../catalogue/house-print.ts'
import { type Placement, placements } from '../catalogue/options/placement.ts'
import { KeptDocument } from '../design-document/design-document.ts'
import { Design } from '../designs/design.ts'
import { Paise } from '../money.ts'
import { PricingSection } from '../printing/pricing.ts'
import { Person } from '../roster/person.ts'

/** How much of the order's discount falls on a line; absent where a coupon took nothing off. */
const shareField = { discountPaise: z.optional(Paise) }

/** The HSN or SAC under which it is taxed, as the product or the price list named it when it was ordered. */
const hsnField = { hsn: z.optional(z.string()) }

const shirtFields = {
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  quantity: z.int().check(z.gte(1)),
  /** The photo that shows it in the line's colour when it was ordered; empty where it is drawn. */
  image: z.string(),
  /** The type's name when it was ordered: it names the cut by which the garment is drawn and designs are placed. */
  productType: z.string(),
  /** The sides that came with a print of the shop's own when it was ordered; missing of a blank one. */
  printedSides: z.optional(z.array(PrintedSide)),
  size: z.optional(z.string()),
  color: z.optional(z.string()),
  /** The colour as it was when the order was placed; absent where the shop knew none of that id. */
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  ...hsnField,
  ...shareField,
}

/** A shirt of the catalogue as it is, or with a design on it: one picture, or a document of several layers. */
export const CatalogueLine = z.object({
  kind: z.literal('catalogue'),
  ...shirtFields,
  placement: z.optional(z.enum(placements)),
  design: z.optional(Design),
  designDocument: z.optional(KeptDocument),
  unitPricePaise: Paise,
})
export type CatalogueLine = z.infer<typeof CatalogueLine>

/** Shirts of one colour and size that get the designs of the order at each of these placements. */
export const PrintedLine = z.object({
  kind: z.literal('printed'),
  ...shirtFields,
  size: z.string(),
  color: z.string(),
  /** Who gets its pieces, one each, where the design prints names or numbers. */
  people: z.optional(z.array(Person)),
  /** The price of one piece is the sum of its prints. */
  prints: z.array(z.object({ placement: z.enum(placements), unitPricePaise: Paise })).check(z.minLength(1)),
})
export type PrintedLine = z.infer<typeof PrintedLine>

/** One option of the printing price list; `option` of a paper is 'type|size|gsm'. */
export const PaperLine = z.object({
  kind: z.literal('paper'),
  _id: z.string(),
  section: PricingSection,
  name: z.string(),
  option: z.string(),
  quantity: z.int().check(z.gte(1)),
  description: z.optional(z.string()),
  unitPricePaise: Paise,
  /** Of which of the order's jobs it is a part, counted from 0; absent of a single line. */
  job: z.optional(z.int().check(z.gte(0))),
  ...hsnField,
  /** The rate of GST that the price list named. */
  gstPercent: z.optional(z.number()),
  ...shareField,
})
export type PaperLine = z.infer<typeof PaperLine>

/** What was ordered, line by line. */
export const StoredLine = z.discriminatedUnion('kind', [CatalogueLine, PrintedLine, PaperLine])
export type StoredLine = z.infer<typeof StoredLine>

/** What one piece of a line costs, in paise. */
export function unitPriceOf(line: StoredLine): number {
  return line.kind === 'printed'
    ? line.prints.reduce((sum, { unitPricePaise }) => sum + unitPricePaise, 0)
    : line.unitPricePaise
}

/** What a line costs, in paise. */
export function lineAmountPaise(line: StoredLine): number {
  return unitPriceOf(line) * line.quantity
}

/** How many pieces of each product the lines take from the stock; paper takes none. */
export function piecesByProduct(lines: readonly StoredLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const line of lines) {
    if (line.kind !== 'paper') pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.quantity)
  }
  return pieces
}

/** How many pieces the lines are in all; paper is none. */
export function piecesIn(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'paper' ? 0 : line.quantity), 0)
}

/** The placements at which printed lines are printed, each once, in the order of the first line. */
export function placementsOfLines(lines: readonly StoredLine[]): Placement[] {
  const all = lines.flatMap((line) => (line.kind === 'printed' ? line.prints.map(({ placement }) => placement) : []))
  return [...new Set(all)]
}
