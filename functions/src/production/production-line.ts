import { designsOfLine } from '@teeshala/contract/designs/line-designs'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import { itemDescription } from '@teeshala/contract/printing/item-words'
import type { ProductionLine } from '@teeshala/contract/production/production-order'

/** Returns an order line as the press sees it. */
export function productionLine(line: StoredLine): ProductionLine {
  const { _id, name, quantity } = line
  if (line.kind === 'paper') {
    const { section, option, description } = line
    // The price list's description; without one, the order repeats the name.
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

/** Returns the files printed on this line only, and where. */
export const designsOn = (line: StoredLine) =>
  line.kind === 'catalogue' ? designsOfLine(line).map((design) => ({ ...design, placement: line.placement })) : []
