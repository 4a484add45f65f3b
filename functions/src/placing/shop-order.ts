import { photoInColor } from '@teeshala/contract/catalogue/color-picture'
import { designOf } from '@teeshala/contract/designs/design'
import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import type { CheckoutRequest } from '@teeshala/contract/orders/order'
import { shippingRuleOf } from '@teeshala/contract/orders/order-amounts'
import type { CatalogueLine } from '@teeshala/contract/orders/order-lines'
import type { Deps } from '../ports/deps.ts'
import { refuseUnfitDesigns } from '../uploads/check-designs.ts'
import type { OrderToPlace } from './order-to-place.ts'
import { type PricedLine, priceCheckout } from './shop-order-lines.ts'

/** The order of what is in a customer's cart. */
export function shopOrder(uid: string, request: CheckoutRequest, deps: Deps): OrderToPlace {
  const { shippingAddress, paymentMethod, orderItems } = request
  const { name = '', phone = '' } = shippingAddress
  return {
    kind: 'shop',
    userId: uid,
    request,
    productIds: orderItems.map(({ product }) => product),
    isOfCart: true,
    contact: { name, phone, email: '' },
    shippingAddress,
    wishes: { company: request.company },
    paymentMethod,
    price: ({ cart, products, settings }) => {
      const { lines, amounts } = priceCheckout(request, cart, products, shippingRuleOf(settings))
      return { lines: lines.map(catalogueLine), amounts }
    },
    inspectDesigns: async ({ lines }) => {
      await refuseUnfitDesigns(filesOfStoredOrder({ designs: [], lines: [...lines] }), uid, deps)
      return []
    },
  }
}

/** A priced line of a cart as an order keeps it. */
export function catalogueLine({ line, product }: PricedLine): CatalogueLine {
  return {
    kind: 'catalogue',
    _id: line._id,
    productId: product._id,
    name: product.name,
    quantity: line.quantity,
    image: photoInColor(product, line.color) ?? '',
    productType: product.type,
    ...(product.printedSides && { printedSides: product.printedSides }),
    unitPricePaise: product.pricePaise,
    ...(line.size && { size: line.size }),
    ...(line.color && { color: line.color }),
    ...(line.placement && { placement: line.placement }),
    ...(line.design && { design: designOf(line.design) }),
  }
}
