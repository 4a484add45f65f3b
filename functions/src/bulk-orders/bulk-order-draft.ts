import { bulkLinePaise, bulkTotalPaise } from '@teeshala/contract/bulk/bulk-lines'
import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { type BulkOrderRequest, itemsOf } from '@teeshala/contract/bulk/bulk-order-request'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { toPaise } from '@teeshala/contract/money'
import type { PlacedDesign } from '@teeshala/contract/orders/design'
import type { Contact } from '@teeshala/contract/orders/order'
import { orderSearchKeys } from '@teeshala/contract/orders/order-search'
import type { Kept } from '../firestore/stored.ts'
import type { Attempt } from '../orders/attempt.ts'
import { priceChanged } from '../orders/checkout-lines.ts'
import { hashOfToken } from '../orders/order-draft.ts'
import { type Colors, colorFields } from '../orders/ordered-colors.ts'

type Items = Omit<StoredBulkOrder['items'][number], 'colorName' | 'colorHex'>[]

/** The items at the shop's own price, and their sum; PRICE_CHANGED where the customer saw another. */
export function priceBulkOrder(
  request: BulkOrderRequest,
  unitPricePaise: number,
): { readonly items: Items; readonly totalPaise: number } {
  const seen = itemsOf(request)
  const items = seen.map(({ price: _, ...item }) => ({
    ...item,
    pricePaise: bulkLinePaise(item.quantity, 1, unitPricePaise),
  }))
  const totalPaise = bulkTotalPaise(items)
  const isSame =
    items.every(({ pricePaise }, index) => toPaise(seen[index]?.price ?? 0) === pricePaise) &&
    (request.totalPrice === undefined || toPaise(request.totalPrice) === totalPaise)
  if (!isSame) throw priceChanged({ itemsPaise: totalPaise, shippingPaise: 0, totalPaise }, [])
  return { items, totalPaise }
}

export type BulkDraft = {
  readonly attempt: Attempt
  readonly userId: string | null
  readonly contact: Contact
  readonly product: Kept<StoredProduct>
  readonly colors: Colors
  readonly items: Items
  readonly totalPaise: number
  readonly designs: readonly PlacedDesign[]
  readonly now: Date
}

/** The document of a new bulk order. Of a guest's tracking token only the hash is kept. */
export function newBulkOrder(draft: BulkDraft): StoredBulkOrder {
  const { attempt, userId, contact, product, colors, now } = draft
  return {
    userId,
    contact,
    productId: product._id,
    productName: product.name,
    productType: product.type,
    status: 'Pending',
    designs: [...draft.designs],
    designImage: draft.designs[0]?.path ?? null,
    items: draft.items.map((item) => ({ ...item, ...colorFields(item.color, colors) })),
    totalPaise: draft.totalPaise,
    timeline: [{ kind: 'status', to: 'Pending', by: 'customer', at: now }],
    ...(userId === null && { trackingTokenHash: hashOfToken(attempt.trackingToken) }),
    searchKeys: orderSearchKeys({ _id: attempt.orderId, contact, orderItems: [{ name: product.name }] }),
    createdAt: now,
    updatedAt: now,
  }
}
