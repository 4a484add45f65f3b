import type { StoredCartLine } from '@teeshala/contract/cart/cart'
import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { amountsOf, noShipping, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { StaffGoods } from '@teeshala/contract/orders/staff-order'
import { refuseUnfitChoices } from '../cart/refuse-unfit-line.ts'
import { priceBulk } from '../placing/bulk/bulk-order.ts'
import { gramsOfLines, gramsOfPieces } from '../placing/order/grams-of-pieces.ts'
import type { OrderToPlace, Products, ShopData } from '../placing/order/order-to-place.ts'
import { pathsOf, pricePrint } from '../placing/print/price-print.ts'
import { catalogueLine } from '../placing/shirts/shop-order.ts'
import { priceLines } from '../placing/shirts/shop-order-lines.ts'
import type { Deps } from '../ports/deps.ts'
import { checkDesigns, refuseUnfitDesigns } from '../uploads/check-designs.ts'

type Goods<Kind extends StaffGoods['kind']> = Extract<StaffGoods, { kind: Kind }>
type ToPrice = Pick<OrderToPlace, 'productIds' | 'documents' | 'parcelGrams' | 'price' | 'inspectDesigns'>

/** Returns the goods of a staff order, priced as on the customers' pages. The files are this staff member's uploads. */
export function goodsToPrice(goods: StaffGoods, isShipped: boolean, uid: string, deps: Deps): ToPrice {
  switch (goods.kind) {
    case 'shop':
      return shopGoods(goods, isShipped, uid, deps)
    case 'bulk':
      return bulkGoods(goods, isShipped, uid, deps)
    case 'print':
      return {
        productIds: [],
        documents: { paths: pathsOf(goods), owner: uid },
        price: (data) => pricePrint(goods, isShipped, data, deps, 'staff'),
        inspectDesigns: async () => [],
      }
  }
}

function shopGoods({ lines }: Goods<'shop'>, isShipped: boolean, uid: string, deps: Deps): ToPrice {
  const wanted: StoredCartLine[] = lines.map((line, index) => ({ ...line, _id: `${index + 1}`, seenPricePaise: 0 }))
  return {
    productIds: lines.map(({ productId }) => productId),
    parcelGrams: ({ products }) => gramsOfLines(wanted, products),
    price: ({ products, settings }) => {
      refuseChoicesOfOthers(wanted, products, uid)
      const rule = isShipped ? shippingRuleOf(settings) : noShipping
      const priced = priceLines(wanted, products, (sum) => amountsOf(sum, rule))
      return { lines: priced.lines.map(catalogueLine), amounts: priced.amounts }
    },
    inspectDesigns: async ({ lines: priced }) => {
      await refuseUnfitDesigns(filesOfStoredOrder({ designs: [], lines: [...priced] }), uid, deps)
      return []
    },
  }
}

function refuseChoicesOfOthers(lines: readonly StoredCartLine[], products: Products, uid: string): void {
  for (const line of lines) {
    const product = products.get(line.productId)
    if (product) refuseUnfitChoices(line, product, uid)
  }
}

function bulkGoods(
  { productId, placements, lines, designs }: Goods<'bulk'>,
  isShipped: boolean,
  uid: string,
  deps: Deps,
): ToPrice {
  const items = lines.flatMap((line) => placements.map((placement) => ({ ...line, placement })))
  return {
    productIds: [productId],
    parcelGrams: ({ products }) =>
      gramsOfPieces(
        products.get(productId),
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
      ),
    price: ({ products, settings }: ShopData) => priceBulk(products.get(productId), items, isShipped, settings),
    inspectDesigns: (_priced, { products }) =>
      checkDesigns(
        designs,
        {
          page: 'bulk',
          owner: uid,
          cut: cutForType(products.get(productId)?.type ?? ''),
          sizes: [...new Set(lines.map(({ size }) => size))],
        },
        deps,
      ),
  }
}
