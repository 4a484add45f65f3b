import { linesOf, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { KeptDocument } from '@teeshala/contract/design-document/design-document'
import { documentOfDesigns } from '@teeshala/contract/designs/document-of-designs'
import { hasOwnDesign } from '@teeshala/contract/designs/line-designs'
import { cutForType, type GarmentCut } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'

/** A print of an order that staff can change. */
export type ChangeablePrint = {
  /** The line of a cart order. */
  readonly line?: string
  readonly placement: Placement
  readonly product: string
  readonly cut: GarmentCut
  readonly sizes: readonly GarmentSize[]
  /** The colour of its first piece, as #1A2B3C, and its name. */
  readonly color: string
  readonly colorName: string | undefined
  /** The design; undefined if nothing was sent yet. */
  readonly document: KeptDocument | undefined
}

/** Returns the prints of an order with the customer's own designs. */
export function changeablePrints(order: AnyOrder): ChangeablePrint[] {
  if (order.kind === 'print') return []
  if (order.kind === 'bulk') {
    const { items, productName: product, productType, designs, designDocuments } = order
    const cut = cutForType(productType)
    const sizes = [...new Set(linesOf(items).map(({ size }) => size))]
    const { colorHex: color = undyedCloth, colorName } = items[0] ?? {}
    return placementsOf(items).map((placement) => {
      const print = { placement, product, cut, sizes, color, colorName }
      const here = designs.filter((design) => design.placement === placement)
      return { ...print, document: documentOfDesigns(print, here, designDocuments) }
    })
  }
  return order.orderItems.flatMap((item) => {
    const { _id, placement, name: product, productType, size, colorHex: color = undyedCloth, colorName } = item
    if (!placement || (order.kind === 'shop' && !hasOwnDesign(item))) return []
    const sizes = size === undefined ? [] : [size as GarmentSize]
    const print = { placement, product, cut: cutForType(productType ?? ''), sizes, color, colorName }
    if (order.kind === 'single') {
      return [{ ...print, document: documentOfDesigns(print, order.designs ?? [], order.designDocuments) }]
    }
    const document = item.designDocument ?? documentOfDesigns(print, item.design ? [item.design] : [])
    return [{ ...print, line: _id, document }]
  })
}
