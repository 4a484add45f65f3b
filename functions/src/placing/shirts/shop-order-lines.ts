import type { StoredCart, StoredCartLine } from '@teeshala/contract/cart/cart'
import { isDesignUnprintable, missingChoices, piecesOf } from '@teeshala/contract/cart/cart-lines'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { noLongerPrintedOn, productUnavailable } from '@teeshala/contract/catalogue/refusals'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { linePaise, type OrderAmounts } from '@teeshala/contract/orders/amounts/order-amounts'
import type { CheckoutRequest } from '@teeshala/contract/orders/order'
import { outOfStock } from '../../cart/out-of-stock.ts'
import { AppError } from '../../errors/app-error.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { cartChanged } from '../order/cart-changed.ts'
import type { Products } from '../order/order-to-place.ts'
import { priceChanged } from '../order/price-changed.ts'

export type PricedLine = { readonly line: StoredCartLine; readonly product: WithId<StoredProduct> }
export type Priced = { readonly lines: readonly PricedLine[]; readonly amounts: OrderAmounts }

/** Returns what an order costs with this sum of items. */
export type AmountsFor = (itemsPaise: number) => OrderAmounts

/**
 * Returns lines and amounts of a checkout by the shop's own data. Throws if the cart is empty or differs from what
 * the customer saw, a product is gone or no longer takes its design, a choice is missing, stock is short, or a price has changed.
 */
export function priceCheckout(
  request: CheckoutRequest,
  cart: StoredCart | undefined,
  products: Products,
  amountsFor: AmountsFor,
): Priced {
  if (!cart || cart.lines.length === 0) throw cartEmpty(request, cart)
  refuseOtherCart(request, cart)
  const { lines, amounts } = priceLines(cart.lines, products, amountsFor)
  refuseOtherPrices(request, lines, amounts)
  return { lines, amounts }
}

/** Returns what these lines cost by the shop's own data; throws if a product is gone or does not take its design, a choice is missing, or stock is short. */
export function priceLines(wanted: readonly StoredCartLine[], products: Products, amountsFor: AmountsFor): Priced {
  const lines = wanted.map((line) => ({ line, product: productOf(line, products) }))
  refuseMissingChoices(lines)
  refuseUnprintableDesigns(lines)
  refuseShortStock(lines)
  const sum = lines.reduce(
    (paise, { line, product }) => paise + linePaise({ unitPricePaise: product.pricePaise, quantity: line.quantity }),
    0,
  )
  return { lines, amounts: amountsFor(sum) }
}

/**
 * Returns the error for an empty cart. If an order took exactly the lines that the customer saw, for example from another tab, it names the order.
 */
function cartEmpty({ cartRevision }: CheckoutRequest, cart: StoredCart | undefined): AppError {
  const isOrdered = cart?.orderId !== undefined && cartRevision === cart.revision - 1
  return isOrdered
    ? new AppError('CART_EMPTY', 'This cart has already been ordered.', { details: { orderId: cart.orderId } })
    : new AppError('CART_EMPTY', 'Your cart is empty')
}

function refuseOtherCart({ orderItems, cartRevision }: CheckoutRequest, cart: StoredCart): void {
  const seen = orderItems.map(({ product, qty }) => `${product} ${qty}`).sort()
  const now = cart.lines.map(({ productId, quantity }) => `${productId} ${quantity}`).sort()
  const isSameCart = cartRevision === undefined || cartRevision === cart.revision
  if (isSameCart && seen.join() === now.join()) return
  throw cartChanged()
}

function productOf(line: StoredCartLine, products: Products): WithId<StoredProduct> {
  const product = products.get(line.productId)
  if (product) return product
  throw new AppError('PRODUCT_UNAVAILABLE', productUnavailable, {
    details: { items: [{ _id: line._id, productId: line.productId }] },
  })
}

function refuseMissingChoices(lines: readonly PricedLine[]): void {
  const items = lines
    .map(({ line, product }) => ({ _id: line._id, productId: line.productId, missing: missingChoices(product, line) }))
    .filter(({ missing }) => missing.length > 0)
  if (items.length === 0) return
  throw new AppError('CHOICE_MISSING', 'Please choose size, colour and placement for every item.', {
    details: { items },
  })
}

function refuseUnprintableDesigns(lines: readonly PricedLine[]): void {
  const items = lines
    .filter(({ line, product }) => isDesignUnprintable(product, line))
    .map(({ line }) => ({ _id: line._id, productId: line.productId }))
  if (items.length > 0) throw new AppError('PRODUCT_UNAVAILABLE', noLongerPrintedOn, { details: { items } })
}

function refuseShortStock(lines: readonly PricedLine[]): void {
  const all = lines.map(({ line }) => line)
  const short = lines.filter(({ product }) => piecesOf(all, product._id) > product.stock)
  const [first] = short
  if (!first) return
  const items = short.map(({ line, product }) => ({ _id: line._id, productId: product._id, left: product.stock }))
  throw outOfStock(first.product._id, first.product.stock, items)
}

function refuseOtherPrices(request: CheckoutRequest, lines: readonly PricedLine[], amounts: OrderAmounts): void {
  const unitPaise = new Map(lines.map(({ product }) => [product._id, product.pricePaise]))
  const isSame =
    request.orderItems.every(({ product, price }) => toPaise(price) === unitPaise.get(product)) &&
    toPaise(request.itemsPrice) === amounts.itemsPaise &&
    toPaise(request.shippingPrice) === amounts.shippingPaise &&
    toPaise(request.totalPrice) === amounts.totalPaise
  if (isSame) return
  throw priceChanged(
    amounts,
    lines.map(({ line, product }) => ({ _id: line._id, productId: product._id, price: toRupees(product.pricePaise) })),
  )
}
