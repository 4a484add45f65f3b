import { linesOf, piecesOfBulk, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import {
  type BulkOrderRequest,
  type BulkRequestItem,
  designsOf,
  itemsOf,
} from '@teeshala/contract/bulk/bulk-order-request'
import { garmentPaise, pieceTerms, printPrices } from '@teeshala/contract/bulk/piece-price'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { shownDocument } from '@teeshala/contract/design-document/layer-traits'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { toPaise } from '@teeshala/contract/money'
import { amountsOf, noShipping, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { lineAmountPaise, type StoredLine } from '@teeshala/contract/orders/order-lines'
import type { ListedPerson } from '@teeshala/contract/roster/roster'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { WithId } from '../../firestore/read-documents.ts'
import { type Caller, uploaderOf } from '../../http/caller/caller.ts'
import type { Deps } from '../../ports/deps.ts'
import { checkLayers, keptDocuments } from '../../uploads/check-layers.ts'
import { buyerOf } from '../order/buyer-of.ts'
import { gramsOfPieces } from '../order/grams-of-pieces.ts'
import type { OrderToPlace, PricedOrder } from '../order/order-to-place.ts'
import { priceChanged } from '../order/price-changed.ts'
import { printedLine } from '../order/printed-line.ts'
import { refuseUnprintable } from '../order/refuse-unprintable.ts'
import { withCouponOff } from '../order/with-coupon-off.ts'

/** Returns the order of many shirts of one product, each printed at every placement of the order. */
export function bulkOrder(caller: Caller, request: BulkOrderRequest, deps: Deps): OrderToPlace {
  const items = itemsOf(request)
  const { productId, company, billingAddress, neededBy, note } = request
  const documents = request.designDocuments.map((each, index) => ({
    ...shownDocument(each),
    field: `designDocuments.${index}`,
  }))
  return {
    kind: 'bulk',
    userId: buyerOf(caller, request.userId),
    request,
    productIds: [productId],
    contact: request.contact,
    shippingAddress: request.shippingAddress ?? null,
    extras: { company, billingAddress, neededBy, note },
    paymentMethod: request.paymentMethod,
    coupon: request.coupon || undefined,
    parcelGrams: ({ products }) => gramsOfPieces(products.get(productId), piecesOfBulk(items)),
    price: ({ products, settings, coupon }) => {
      const isShipped = request.shippingAddress !== undefined
      const priced = withCouponOff(priceBulk(products.get(productId), items, isShipped, settings), coupon, deps)
      refuseOtherPrices(request, items, priced)
      return { ...priced, lines: priced.lines.map((line) => withPeople(line, request.roster?.people)) }
    },
    ...keptDocuments(documents),
    inspectDesigns: (_priced, { products }) =>
      checkLayers(
        designsOf(request),
        documents,
        {
          page: 'bulk',
          owner: uploaderOf(caller),
          cut: cutForType(products.get(productId)?.type ?? ''),
          sizes: [...new Set(items.map(({ size }) => size))],
        },
        deps,
      ),
  }
}

/** Returns a line with the people who get its pieces, in list order. */
function withPeople(line: StoredLine, listed: readonly ListedPerson[] | undefined): StoredLine {
  if (line.kind !== 'printed' || !listed) return line
  const own = listed.filter(({ color, size }) => color === line.color && size === line.size)
  return { ...line, people: own.map(({ name, number }) => ({ name, number })) }
}

type Items = readonly Omit<BulkRequestItem, 'price'>[]

/** Returns what these items of a product cost by the shop's own data; throws if it cannot be printed or too few are left. */
export function priceBulk(
  product: WithId<StoredProduct> | undefined,
  items: Items,
  isShipped: boolean,
  settings: StoreSettings,
): PricedOrder {
  const pieces = piecesOfBulk(items)
  refuseUnprintable(product, {
    sizes: Object.fromEntries(items.map(({ size }, index) => [`items.${index}.size`, size])),
    colors: Object.fromEntries(items.map(({ color }, index) => [`items.${index}.color`, color])),
    placements: Object.fromEntries(items.map(({ placement }, index) => [`items.${index}.placement`, placement])),
    pieces,
  })
  const placements = placementsOf(items)
  const unitPrices = printPrices(pieceTerms(garmentPaise(product), settings), placements.length, pieces)
  const prints = placements.map((placement, index) => ({ placement, unitPricePaise: unitPrices[index] ?? 0 }))
  const lines = linesOf(items).map(({ color, size, quantity }, index) =>
    printedLine({ _id: `${index + 1}`, quantity, color, size, prints }, product),
  )
  const itemsPaise = lines.reduce((sum, line) => sum + lineAmountPaise(line), 0)
  return { lines, amounts: amountsOf(itemsPaise, isShipped ? shippingRuleOf(settings) : noShipping) }
}

/** Throws PRICE_CHANGED if the customer saw other amounts than the shop's own. */
function refuseOtherPrices(
  { totalPrice }: BulkOrderRequest,
  items: readonly BulkRequestItem[],
  { lines, amounts }: PricedOrder,
): void {
  const priceOf = (item: BulkRequestItem) => {
    const line = lines.find((one) => one.kind === 'printed' && one.color === item.color && one.size === item.size)
    const print = line?.kind === 'printed' && line.prints.find(({ placement }) => placement === item.placement)
    return print ? print.unitPricePaise * item.quantity : undefined
  }
  const isSame =
    items.every((item) => toPaise(item.price) === priceOf(item)) &&
    (totalPrice === undefined || toPaise(totalPrice) === amounts.totalPaise)
  if (!isSame) throw priceChanged(amounts, [])
}
