import { toPaise } from '@teeshala/contract/money'
import type { PrintOrderRequest } from '@teeshala/contract/printing/print-order-request'
import { fieldError } from '../../errors/app-error.ts'
import { type Caller, uploaderOf } from '../../http/caller/caller.ts'
import { printItems } from '../../orders/answers/print-answer.ts'
import type { Deps } from '../../ports/deps.ts'
import { buyerOf } from '../order/buyer-of.ts'
import type { OrderToPlace, PricedOrder } from '../order/order-to-place.ts'
import { priceChanged } from '../order/price-changed.ts'
import { withCouponOff } from '../order/with-coupon-off.ts'
import { pathsOf, pricePrint } from './price-print.ts'

/** Returns the order for printing on paper: single lines of the price list, jobs with documents, or both. */
export function printOrder(caller: Caller, request: PrintOrderRequest, deps: Pick<Deps, 'now'>): OrderToPlace {
  return {
    kind: 'print',
    userId: buyerOf(caller, request.userId),
    request,
    productIds: [],
    documents: { paths: pathsOf(request), owner: uploaderOf(caller) },
    contact: request.contact,
    shippingAddress: request.shippingAddress ?? null,
    extras: { company: request.company, billingAddress: request.billingAddress, neededBy: request.neededBy },
    paymentMethod: request.paymentMethod,
    coupon: request.coupon || undefined,
    price: (data) => {
      const { totalItems, ...whole } = pricePrint(request, request.shippingAddress !== undefined, data, deps)
      refuseOtherCount(request, totalItems)
      const priced = withCouponOff(whole, data.coupon, deps)
      refuseOtherPrices(request, priced)
      return priced
    },
    inspectDesigns: async () => [],
  }
}

/** A page that counts differently shows something other than it sends. */
function refuseOtherCount({ totalItems }: PrintOrderRequest, counted: number): void {
  if (totalItems === counted) return
  throw fieldError('totalItems', `These are ${counted}`)
}

/** Throws PRICE_CHANGED if the customer saw other amounts than the shop's own; includes the present price of every line. */
function refuseOtherPrices({ items, grandTotal }: PrintOrderRequest, { lines, amounts }: PricedOrder): void {
  const present = printItems(lines)
  const isSame =
    items.every((item, index) => item.price === present[index]?.price) && toPaise(grandTotal) === amounts.totalPaise
  if (!isSame) throw priceChanged(amounts, present)
}
