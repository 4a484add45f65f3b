import type { PrintedSide } from '@teeshala/contract/catalogue/house-print'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import type { DrawnLayer, TextLayer } from '@teeshala/contract/design-document/design-document'
import { printedLayers } from '@teeshala/contract/design-document/printed-layers'
import { type Design, isUpload } from '@teeshala/contract/designs/design'
import { designsOfLine, documentsOfLines } from '@teeshala/contract/designs/line-designs'
import type { PrintMethod } from '@teeshala/contract/garment/ink/print-method'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { cutForType, type GarmentCut } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { type CatalogueLine, type PrintedLine, placementsOfLines } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Person } from '@teeshala/contract/roster/person'
import type { RosterField } from '@teeshala/contract/roster/roster-field'
import type { WithId } from '../firestore/read-documents.ts'
import { stopLine } from '../job-ticket/stop-line.ts'
import type { TicketOrder } from '../job-ticket/ticket-head.ts'
import { proofLine } from './proof-line.ts'

/** A number of pieces of one colour and size. */
export type Pieces = {
  readonly color: string
  readonly colorHex?: string | undefined
  readonly size: string
  readonly quantity: number
}

/** A printed layer: a customer's file, a text or a motif. */
export type PrintLayer = Design | DrawnLayer

/** A person who gets a piece of an order, as the press sees it. */
export type SheetPerson = Person & Pick<Pieces, 'color' | 'size'>

/** What a customer has printed at a placement, and on which pieces. */
export type Print = {
  readonly placement: Placement
  readonly cut: GarmentCut
  readonly area: { readonly widthMm: number; readonly heightMm: number }
  /** Bottom to top. */
  readonly designs: readonly PrintLayer[]
  readonly pieces: readonly Pieces[]
  /** The people who get the pieces, if a text differs between them: each has their own artwork. */
  readonly people: readonly SheetPerson[]
}

/** Returns how many artworks a print has. */
export const artworkCount = ({ designs, people }: Print): number => (designs.length === 0 ? 0 : people.length || 1)

/** All pieces of a product in an order: the sides with the house print, and the customer's prints. */
export type Garment = {
  readonly product: string
  readonly houseSides: readonly PrintedSide[]
  readonly pieces: readonly Pieces[]
  readonly prints: readonly Print[]
}

export type Sheet = {
  readonly order: TicketOrder
  /** The customer's note to the press. */
  readonly note?: string | undefined
  /** The approved proof, if one is required. */
  readonly proof?: string | undefined
  /** The shop's present print method; absent if nothing is printed from this. */
  readonly method?: PrintMethod | undefined
  readonly garments: readonly Garment[]
}

type ShirtLine = CatalogueLine | PrintedLine

/** Returns what the press makes for an order, garment by garment. */
export function sheetOfOrder(order: WithId<StoredOrder>): Sheet {
  const shirts = order.lines.flatMap((line) => (line.kind === 'paper' ? [] : [line]))
  const byProduct = Map.groupBy(shirts, ({ productId }) => productId)
  return {
    order: { ...order, readyOn: order.promise?.readyOn, stop: stopLine(order) },
    note: order.note,
    proof: proofLine(order),
    garments: [...byProduct.values()].map((lines) => garmentOf(lines, order)),
  }
}

type Designed = Pick<StoredOrder, 'designs' | 'designDocuments'>

function garmentOf(lines: readonly ShirtLine[], order: Designed): Garment {
  const printed = lines.flatMap((line) => (line.kind === 'printed' ? [line] : []))
  const single = lines.flatMap((line) => (line.kind === 'catalogue' ? (printOfLine(line) ?? []) : []))
  return {
    product: lines[0]?.name ?? '',
    houseSides: lines.find(({ printedSides }) => printedSides)?.printedSides ?? [],
    pieces: lines.map(piecesOf),
    prints: [...together(single), ...printsOfLines(printed, order)],
  }
}

function printOfLine(line: CatalogueLine): Print | undefined {
  const { placement, size, productType } = line
  if (!placement) return undefined
  const cut = cutForType(productType)
  const files = designsOfLine(line).filter(({ path }) => isUpload(path))
  return {
    placement,
    cut,
    area: commonPrintArea(cut, placement, size === undefined ? [] : [size as GarmentSize]),
    designs: printedLayers(
      files.map((file) => ({ ...file, placement })),
      documentsOfLines([line]),
    ),
    pieces: [piecesOf(line)],
    people: [],
  }
}

/** Lines that differ only in colour or size share an artwork. */
function together(prints: readonly Print[]): Print[] {
  const same = Map.groupBy(prints, ({ pieces, ...print }) => JSON.stringify(print))
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, pieces: [first, ...others].flatMap(({ pieces }) => pieces) }] : [],
  )
}

/** All printed lines of an order have the same product and all its designs. */
function printsOfLines(lines: readonly PrintedLine[], { designs, designDocuments }: Designed): Print[] {
  const [first] = lines
  if (!first) return []
  const layers = printedLayers(designs, designDocuments)
  const cut = cutForType(first.productType)
  const sizes = lines.map(({ size }) => size as GarmentSize)
  const people = lines.flatMap(peopleOf)
  return placementsOfLines(lines).map((placement) => {
    const designs = layers.filter((layer) => layer.placement === placement)
    return {
      placement,
      cut,
      area: commonPrintArea(cut, placement, sizes),
      designs,
      pieces: lines.map(piecesOf),
      people: designs.some(isFilled) ? people : [],
    }
  })
}

/** Returns whether a layer differs from person to person. */
export const isFilled = (layer: PrintLayer): layer is TextLayer & { fills: RosterField } =>
  'kind' in layer && layer.kind === 'text' && layer.fills !== undefined

function peopleOf({ people = [], ...line }: PrintedLine): SheetPerson[] {
  const { color, size } = piecesOf(line)
  return people.map((person) => ({ ...person, color, size }))
}

function piecesOf({ color, colorName, colorHex, size, quantity }: ShirtLine): Pieces {
  return { color: colorName ?? color ?? '', colorHex, size: sizeLabel(size ?? ''), quantity }
}
