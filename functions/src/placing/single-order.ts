import { garmentPaise } from '@teeshala/contract/bulk/piece-price'
import { photoInColor } from '@teeshala/contract/catalogue/color-picture'
import { cutForType } from '@teeshala/contract/garment/cut'
import { toPaise } from '@teeshala/contract/money'
import type { SingleOrderRequest } from '@teeshala/contract/orders/single-order'
import { type Caller, uploaderOf } from '../http/caller.ts'
import type { Deps } from '../ports/deps.ts'
import { checkDesigns } from '../uploads/check-designs.ts'
import type { OrderToPlace } from './order-to-place.ts'
import { priceChanged } from './price-changed.ts'
import { refuseUnprintable } from './refuse-unprintable.ts'

/** The order of one shirt in one colour and size, printed at one placement. It has no shipping: its price is quantity × the garment with one print. */
export function singleOrder(caller: Caller, request: SingleOrderRequest, deps: Deps): OrderToPlace {
  const { productId, size, color, placement, quantity } = request
  return {
    kind: 'single',
    userId: caller.kind === 'customer' ? caller.uid : null,
    request,
    productIds: [productId],
    isOfCart: false,
    contact: request.contact,
    shippingAddress: request.shippingAddress ?? null,
    paymentMethod: request.paymentMethod,
    price: ({ products }) => {
      const shirt = products.get(productId)
      refuseUnprintable(shirt, { colors: { color }, pieces: quantity })
      const unitPricePaise = garmentPaise(shirt)
      const itemsPaise = unitPricePaise * quantity
      const amounts = { itemsPaise, shippingPaise: 0, totalPaise: itemsPaise }
      if (toPaise(request.price) !== itemsPaise) throw priceChanged(amounts, [])
      const line = {
        kind: 'printed' as const,
        _id: 'shirt',
        productId,
        name: shirt.name,
        quantity,
        image: photoInColor(shirt, color) ?? '',
        productType: shirt.type,
        size,
        color,
        prints: [{ placement, unitPricePaise }],
      }
      return { lines: [line], amounts }
    },
    inspectDesigns: (_priced, { products }) =>
      checkDesigns(
        request.designs.map((design) => ({ ...design, placement })),
        {
          page: 'single',
          owner: uploaderOf(caller),
          cut: cutForType(products.get(productId)?.type ?? ''),
          sizes: [size],
        },
        deps,
      ),
  }
}
