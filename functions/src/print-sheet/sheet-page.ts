import type { PrintedSide } from '@teeshala/contract/catalogue/house-print'
import type { Placement } from '@teeshala/contract/catalogue/placement'
import { type Design, isUpload } from '@teeshala/contract/designs/design'
import { cutForType, type GarmentCut } from '@teeshala/contract/garment/cut'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import type { Day } from '@teeshala/contract/india-day'
import { type CatalogueLine, type PrintedLine, placementsOfLines } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { WithId } from '../firestore/read-documents.ts'

/** So many pieces of one colour and size. */
export type Pieces = {
  readonly color: string
  readonly colorHex?: string | undefined
  readonly size: string
  readonly quantity: number
}

/** One page of a print sheet: a placement, what is printed there, and on how many pieces. */
export type SheetPage = {
  readonly placement: Placement
  readonly product: string
  readonly cut: GarmentCut
  readonly area: { readonly widthMm: number; readonly heightMm: number }
  readonly designs: readonly Design[]
  readonly pieces: readonly Pieces[]
}

/** Pieces of a product that come with a print of the shop's own. */
export type HousePieces = {
  readonly product: string
  readonly sides: readonly PrintedSide[]
  readonly pieces: readonly Pieces[]
}

export type Sheet = {
  readonly orderId: string
  readonly orderedAt: Date
  /** By when it is to be ready, and by when the customer needs it. */
  readonly readyOn?: Day | undefined
  readonly neededBy?: Day | undefined
  /** What the customer told the press. */
  readonly note?: string | undefined
  readonly pages: readonly SheetPage[]
  readonly house: readonly HousePieces[]
}

/**
 * The print sheet of an order: a page for each catalogue line that is printed on, and one for each placement of its printed lines; and
 * which of its pieces come with a print of the shop's own.
 */
export function sheetOfOrder(order: WithId<StoredOrder>): Sheet {
  const { _id, createdAt, lines, designs, promise, neededBy, note } = order
  const printed = lines.flatMap((line) => (line.kind === 'printed' ? [line] : []))
  const pages = lines.flatMap((line) => (line.kind === 'catalogue' ? (cataloguePage(line) ?? []) : []))
  return {
    orderId: _id,
    orderedAt: createdAt,
    readyOn: promise?.readyOn,
    neededBy,
    note,
    pages: [...pages, ...printedPages(printed, designs)],
    house: housePieces(lines),
  }
}

function cataloguePage(line: CatalogueLine): SheetPage | undefined {
  const { placement, design, name, size, productType } = line
  if (!placement) return undefined
  const cut = cutForType(productType)
  return {
    placement,
    product: name,
    cut,
    area: commonPrintArea(cut, placement, size === undefined ? [] : [size as GarmentSize]),
    designs: design && isUpload(design.path) ? [design] : [],
    pieces: [piecesOf(line)],
  }
}

/** All printed lines of an order are of one product and get all its designs. */
function printedPages(lines: readonly PrintedLine[], designs: StoredOrder['designs']): SheetPage[] {
  const [first] = lines
  if (!first) return []
  const cut = cutForType(first.productType)
  const sizes = lines.map(({ size }) => size as GarmentSize)
  return placementsOfLines(lines).map((placement) => ({
    placement,
    product: first.name,
    cut,
    area: commonPrintArea(cut, placement, sizes),
    designs: designs.filter((design) => design.placement === placement),
    pieces: lines.map(piecesOf),
  }))
}

function housePieces(lines: StoredOrder['lines']): HousePieces[] {
  const byProduct = new Map<string, HousePieces>()
  for (const line of lines) {
    if (line.kind === 'paper' || !line.printedSides) continue
    const known = byProduct.get(line.productId) ?? { product: line.name, sides: line.printedSides, pieces: [] }
    byProduct.set(line.productId, { ...known, pieces: [...known.pieces, piecesOf(line)] })
  }
  return [...byProduct.values()]
}

function piecesOf({ color, colorName, colorHex, size, quantity }: CatalogueLine | PrintedLine): Pieces {
  return { color: colorName ?? color ?? '', colorHex, size: size ?? '', quantity }
}
