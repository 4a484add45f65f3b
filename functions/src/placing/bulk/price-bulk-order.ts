import { piecesOfBulk } from '@teeshala/contract/bulk/bulk-lines'
import { withParcel } from '@teeshala/contract/delivery/weight-slabs'
import { toRupees } from '@teeshala/contract/money'
import { unitPriceOf } from '@teeshala/contract/orders/order-lines'
import { breakPercent, nextBreak } from '@teeshala/contract/quantity-break'
import { productsIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { gramsOfPieces } from '../order/grams-of-pieces.ts'
import { priceBulk } from './bulk-order.ts'

/** Returns what a bulk order would cost now, or why it cannot be placed; stores nothing. */
export const priceBulkOrder: Handler<'priceBulkOrder'> = async ({ body }, { db }) => {
  const { productId, items, isShipped, to } = body
  const [settings, stored] = await Promise.all([currentSettings(db), productsIn(db).doc(productId).get()])
  const product = documentOf(stored)
  const charged = withParcel(settings, { grams: gramsOfPieces(product, piecesOfBulk(items)), to })
  const { lines, amounts } = priceBulk(product?.isHidden ? undefined : product, items, isShipped, charged)
  const printed = lines.flatMap((line) => (line.kind === 'printed' ? [line] : []))
  const pieces = printed.reduce((sum, { quantity }) => sum + quantity, 0)
  const [first] = printed
  const unitPrices = new Map(first?.prints.map(({ placement, unitPricePaise }) => [placement, unitPricePaise]))
  return ok({
    items: items.map((item) => ({ ...item, price: toRupees((unitPrices.get(item.placement) ?? 0) * item.quantity) })),
    pieces,
    piecePrice: first ? toRupees(unitPriceOf(first)) : 0,
    percentOff: breakPercent(settings.quantityBreaks, pieces),
    nextBreak: nextBreak(settings.quantityBreaks, pieces) ?? null,
    itemsPrice: toRupees(amounts.itemsPaise),
    shippingPrice: toRupees(amounts.shippingPaise),
    totalPrice: toRupees(amounts.totalPaise),
  })
}
