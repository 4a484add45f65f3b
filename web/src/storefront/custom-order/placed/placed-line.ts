import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Order } from '@teeshala/contract/orders/order'
import type { PictureLine } from '../../../shared/garment/LinePicture.tsx'
import type { PlacedOrder } from '../../../shared/link-secrets/placed-order.ts'
import { furtherDesigns } from '../../../shared/order-lines/further-designs.ts'

export type PlacedSingle = Order & PlacedOrder
export type PlacedBulk = BulkOrder & PlacedOrder

/** The shirt of a single order with all its designs on it. */
export function singleLine(order: Order): PictureLine | undefined {
  const [item] = order.orderItems
  if (!item) return undefined
  const designs = item.design ? [item.design, ...furtherDesigns(order)] : []
  return { ...item, type: item.productType, designs, documents: order.designDocuments }
}
