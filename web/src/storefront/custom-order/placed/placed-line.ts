import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Order } from '@teeshala/contract/orders/order'
import type { PictureLine } from '../../../shared/garment/LinePicture.tsx'
import type { PlacedOrder } from '../../../shared/link-secrets/placed-order.ts'
import { bulkPicture } from '../../../shared/order-lines/bulk/bulk-picture.ts'
import { furtherDesigns } from '../../../shared/order-lines/further-designs.ts'

export type PlacedSingle = Order & PlacedOrder
export type PlacedBulk = BulkOrder & PlacedOrder

/** Returns the order as one picture: a single order's shirt has all its designs on it. */
export function placedLine(order: PlacedSingle | PlacedBulk): PictureLine | undefined {
  if (order.kind === 'bulk') return bulkPicture(order)
  const [item] = order.orderItems
  if (!item) return undefined
  const designs = item.design ? [item.design, ...furtherDesigns(order)] : []
  return { ...item, type: item.productType, designs, documents: order.designDocuments }
}
