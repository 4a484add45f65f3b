import { linesOf, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { cutForType, type GarmentCut } from '@teeshala/contract/garment/cut'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { type Design, isUpload } from '@teeshala/contract/orders/design'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import type { Kept } from '../firestore/stored.ts'

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

export type Sheet = { readonly orderId: string; readonly orderedAt: Date; readonly pages: readonly SheetPage[] }

/** The print sheet of a bulk order: a page for each placement, with all its designs and every piece. */
export function sheetOfBulkOrder(order: Kept<StoredBulkOrder>): Sheet {
  const lines = linesOf(order.items)
  const cut = cutForType(order.productType)
  const sizes = lines.map(({ size }) => size)
  const pieces = lines.map(({ color, colorName, colorHex, size, quantity }) => ({
    color: colorName ?? color,
    colorHex,
    size,
    quantity,
  }))
  const pages = placementsOf(order.items).map((placement) => ({
    placement,
    product: order.productName,
    cut,
    area: commonPrintArea(cut, placement, sizes),
    designs: order.designs.filter((design) => design.placement === placement),
    pieces,
  }))
  return { orderId: order._id, orderedAt: order.createdAt, pages }
}

/** The print sheet of a single order or a checkout: a page for each line that is printed on. */
export function sheetOfOrder(order: Kept<StoredOrder>, products: ReadonlyMap<string, StoredProduct>): Sheet {
  const pages = order.orderItems.flatMap(
    ({ placement, design, product, name, size, color, colorName, colorHex, qty }) => {
      if (!placement) return []
      const all = order.designs && order.orderItems.length === 1 ? order.designs : design ? [design] : []
      const sizes = size === undefined ? [] : [size as GarmentSize]
      const cut = cutForType(products.get(product)?.type ?? '')
      const page: SheetPage = {
        placement,
        product: name,
        cut,
        area: commonPrintArea(cut, placement, sizes),
        designs: all.filter(({ path }) => isUpload(path)),
        pieces: [{ color: colorName ?? color ?? '', colorHex, size: size ?? '', quantity: qty }],
      }
      return [page]
    },
  )
  return { orderId: order._id, orderedAt: order.createdAt, pages }
}
