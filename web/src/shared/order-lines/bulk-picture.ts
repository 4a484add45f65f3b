import { placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { PictureLine } from '../garment/LinePicture.tsx'

type Pictured = Pick<BulkOrder, 'productName' | 'productType' | 'items' | 'designs'>

/** A bulk order in one picture: its first colour, with the first placement that has a design. */
export function bulkPicture({ productName, productType, items, designs }: Pictured): PictureLine {
  const placement = placementsOf(items).find((each) => designs.some((design) => design.placement === each))
  return {
    name: productName,
    type: productType,
    colorName: items[0]?.colorName,
    colorHex: items[0]?.colorHex ?? '#FFFFFF',
    placement,
    designs: designs.filter((design) => design.placement === placement),
  }
}
