import { placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { PictureLine } from '../../garment/LinePicture.tsx'

type Pictured = Pick<
  BulkOrder,
  'productName' | 'productType' | 'items' | 'designs' | 'designDocuments' | 'printedSides' | 'image'
>

/** Returns a bulk order as one picture: its first colour, with the first placement that has a design. */
export function bulkPicture(order: Pictured): PictureLine {
  const { productName, productType, items, designs, designDocuments = [], printedSides, image } = order
  const printed = [...designs, ...designDocuments].map((each) => each.placement)
  const placement = placementsOf(items).find((each) => printed.includes(each))
  const documents = designDocuments.filter((document) => document.placement === placement)
  return {
    name: productName,
    type: productType,
    ...(printedSides && { printedSides, image }),
    colorName: items[0]?.colorName,
    colorHex: items[0]?.colorHex ?? '#FFFFFF',
    placement,
    designs: designs.filter((design) => design.placement === placement),
    ...(documents.length > 0 && { documents }),
  }
}
