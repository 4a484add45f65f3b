import { garmentPaise } from '@teeshala/contract/bulk/piece-price'
import { shownDocument } from '@teeshala/contract/design-document/layer-traits'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { toPaise } from '@teeshala/contract/money'
import {
  amountsOf,
  noShipping,
  type OrderAmounts,
  shippingRuleOf,
} from '@teeshala/contract/orders/amounts/order-amounts'
import type { SingleOrderRequest } from '@teeshala/contract/orders/single-order'
import { type Caller, uploaderOf } from '../../http/caller/caller.ts'
import type { Deps } from '../../ports/deps.ts'
import { checkLayers, keptDocuments } from '../../uploads/check-layers.ts'
import { gramsOfPieces } from '../order/grams-of-pieces.ts'
import type { OrderToPlace } from '../order/order-to-place.ts'
import { priceChanged } from '../order/price-changed.ts'
import { printedLine } from '../order/printed-line.ts'
import { refuseUnprintable } from '../order/refuse-unprintable.ts'
import { withCouponOff } from '../order/with-coupon-off.ts'

/** Returns the order of one shirt in one colour and size, printed at one placement. Its price is quantity × the garment with one print. */
export function singleOrder(caller: Caller, request: SingleOrderRequest, deps: Deps): OrderToPlace {
  const { productId, size, color, placement, quantity, designDocument } = request
  const { company, billingAddress, neededBy, note } = request
  const documents = designDocument ? [{ ...shownDocument(designDocument), placement, field: 'designDocument' }] : []
  return {
    kind: 'single',
    userId: caller.kind === 'customer' ? caller.uid : null,
    request,
    productIds: [productId],
    contact: request.contact,
    shippingAddress: request.shippingAddress ?? null,
    extras: { company, billingAddress, neededBy, note },
    paymentMethod: request.paymentMethod,
    coupon: request.coupon || undefined,
    parcelGrams: ({ products }) => gramsOfPieces(products.get(productId), quantity),
    price: ({ products, settings, coupon }) => {
      const shirt = products.get(productId)
      refuseUnprintable(shirt, { sizes: { size }, colors: { color }, placements: { placement }, pieces: quantity })
      const unitPricePaise = garmentPaise(shirt)
      const rule = request.shippingAddress ? shippingRuleOf(settings) : noShipping
      const prints = [{ placement, unitPricePaise }]
      const line = printedLine({ _id: 'shirt', quantity, color, size, prints }, shirt)
      const whole = { lines: [line], amounts: amountsOf(unitPricePaise * quantity, rule) }
      const priced = withCouponOff(whole, coupon, deps)
      if (!isSeen(request, priced.amounts)) throw priceChanged(priced.amounts, [])
      return priced
    },
    ...keptDocuments(documents),
    inspectDesigns: (_priced, { products }) => {
      const cut = cutForType(products.get(productId)?.type ?? '')
      const designs = designDocument ? [] : request.designs.map((design) => ({ ...design, placement }))
      return checkLayers(designs, documents, { page: 'single', owner: uploaderOf(caller), cut, sizes: [size] }, deps)
    },
  }
}

/** Returns whether the customer saw these amounts. */
function isSeen({ price, totalPrice }: SingleOrderRequest, { itemsPaise, totalPaise }: OrderAmounts): boolean {
  return toPaise(price) === itemsPaise && (totalPrice === undefined || toPaise(totalPrice) === totalPaise)
}
