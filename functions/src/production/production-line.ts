import { designsOfLine } from '@teeshala/contract/designs/line-designs'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import { itemDescription } from '@teeshala/contract/printing/item-words'
import type { ProductionLine } from '@teeshala/contract/production/production-order'

/** A line of an order as the press sees it. */
export function productionLine(line: StoredLine): ProductionLine {
  const { _id, name, quantity } = line
  if (line.kind === 'paper') {
    const { section, option, description } = line
    // What the price list says of it; without that, the order keeps its name over again.
    const isSaid = description !== undefined && description !== itemDescription(section, option)
    return { _id, name, quantity, placements: [], ...(isSaid && { description }) }
  }
  const { size, colorName, colorHex, printedSides, image } = line
  const printed = line.kind === 'printed' ? line.prints.map(({ placement }) => placement) : [line.placement]
  return {
    _id,
    name,
    quantity,
    ...(size && { size }),
    ...(colorName && { colorName }),
    ...(colorHex && { colorHex }),
    placements: printed.flatMap((placement) => placement ?? []),
    ...(printedSides && { houseArtwork: { sides: printedSides, ...(image && { image }) } }),
  }
}

/** The files that are printed on a line alone, and where. */
export const designsOn = (line: StoredLine) =>
  line.kind === 'catalogue' ? designsOfLine(line).map((design) => ({ ...design, placement: line.placement })) : []
