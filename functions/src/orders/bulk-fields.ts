import type { BulkOrderItem } from '@teeshala/contract/bulk/bulk-order'
import { toRupees } from '@teeshala/contract/money'
import { workshopWordOf } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'

/** What the calls of bulk orders answer besides what every order has: one item a line and placement. */
export function bulkFields({ lines, designs, status }: StoredOrder) {
  const printed = lines.flatMap((line) => (line.kind === 'printed' ? [line] : []))
  const [first] = printed
  return {
    status: workshopWordOf(status),
    productId: first?.productId ?? '',
    productName: first?.name ?? '',
    productType: first?.productType ?? '',
    items: printed.flatMap(({ color, colorName, colorHex, size, quantity, prints }) =>
      prints.map(({ placement, unitPricePaise }) => ({
        color,
        ...(colorName !== undefined && { colorName }),
        ...(colorHex !== undefined && { colorHex }),
        size: size as BulkOrderItem['size'],
        quantity,
        placement,
        price: toRupees(unitPricePaise * quantity),
      })),
    ),
    designs,
    designImage: designs[0]?.path ?? null,
  }
}
