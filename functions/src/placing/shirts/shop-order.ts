import { shownDocument } from '@teeshala/contract/design-document/layer-traits'
import { designOf } from '@teeshala/contract/designs/design'
import { documentsOfLines } from '@teeshala/contract/designs/line-designs'
import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import type { GarmentSize } from '@teeshala/contract/garment/size-chart'
import { amountsOf, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { CheckoutRequest } from '@teeshala/contract/orders/order'
import type { CatalogueLine, StoredLine } from '@teeshala/contract/orders/order-lines'
import pLimit from 'p-limit'
import { couponed } from '../../coupons/coupon-uses.ts'
import type { Deps } from '../../ports/deps.ts'
import { refuseUnfitDesigns } from '../../uploads/check-designs.ts'
import { checkLayers } from '../../uploads/check-layers.ts'
import { withoutEmptyFields } from '../order/contact-of.ts'
import { gramsOfLines } from '../order/grams-of-pieces.ts'
import type { OrderToPlace } from '../order/order-to-place.ts'
import { piecesOfProduct } from '../order/printed-line.ts'
import { withShares } from '../order/with-coupon-off.ts'
import { type PricedLine, priceCheckout } from './shop-order-lines.ts'

const linesAtOnce = 4

/** Returns the order of a customer's cart. */
export function shopOrder(uid: string, request: CheckoutRequest, deps: Deps): OrderToPlace {
  const { shippingAddress, paymentMethod, orderItems } = request
  const { name = '', phone = '' } = shippingAddress
  return {
    kind: 'shop',
    userId: uid,
    request,
    productIds: orderItems.map(({ product }) => product),
    isOfCart: true,
    coupon: request.coupon || undefined,
    contact: withoutEmptyFields({ name, phone }),
    shippingAddress,
    extras: { company: request.company },
    paymentMethod,
    parcelGrams: ({ cart, products }) => gramsOfLines(cart?.lines ?? [], products),
    price: ({ cart, products, settings, coupon }) => {
      const rule = shippingRuleOf(settings)
      const { lines, amounts } = priceCheckout(request, cart, products, (sum) =>
        couponed(amountsOf(sum, rule), coupon, deps),
      )
      return { lines: withShares(lines.map(catalogueLine), amounts.discountPaise), amounts }
    },
    inspectDesigns: async ({ lines }) => {
      await refuseUnfitDesigns(filesOfStoredOrder({ designs: [], lines: [...lines] }), uid, deps)
      await pLimit(linesAtOnce).map(lines, (line) => refuseUnfitDocument(line, uid, deps))
      return []
    },
  }
}

/** Throws INVALID_INPUT if a line's design cannot be printed; see `checkLayers`. */
async function refuseUnfitDocument(line: StoredLine, uid: string, deps: Deps): Promise<void> {
  if (line.kind !== 'catalogue') return
  const documents = documentsOfLines([line]).map((document) => ({ ...document, field: `lines.${line._id}` }))
  const sizes = line.size === undefined ? [] : [line.size as GarmentSize]
  const print = { page: 'product' as const, owner: uid, cut: cutForType(line.productType), sizes }
  await checkLayers([], documents, print, deps)
}

/** Returns a priced cart line as an order stores it. */
export function catalogueLine({ line, product }: PricedLine): CatalogueLine {
  return {
    kind: 'catalogue',
    ...piecesOfProduct(line, product),
    unitPricePaise: product.pricePaise,
    ...(line.size && { size: line.size }),
    ...(line.color && { color: line.color }),
    // Without print there is none, even if the line was added when the product could be printed on.
    ...(line.placement && product.isCustomizable && { placement: line.placement }),
    ...(line.design && { design: designOf(line.design) }),
    ...(line.designDocument && { designDocument: shownDocument(line.designDocument) }),
  }
}
