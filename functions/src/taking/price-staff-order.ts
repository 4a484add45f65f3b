import { withParcel } from '@teeshala/contract/delivery/weight-slabs'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { lineAmountPaise, unitPriceOf } from '@teeshala/contract/orders/order-lines'
import { productsIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { PrintShop } from '../placing/order/order-to-place.ts'
import { readDocumentsToPrint, type WantedDocuments } from '../placing/order/read-documents-to-print.ts'
import type { Deps } from '../ports/deps.ts'
import { printPriceDocuments, printPricesOf } from '../pricing/print-prices.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { goodsToPrice } from './goods-to-price.ts'
import { takeOff } from './take-off.ts'

/** Returns what a staff order would cost now, or why it cannot be placed; stores nothing. */
export const priceStaffOrder: Handler<'priceStaffOrder'> = async ({ caller, body }, deps) => {
  const { db } = deps
  const { goods, isShipped, to, discount } = body
  const { productIds, documents, price, parcelGrams } = goodsToPrice(goods, isShipped, caller.uid, deps)
  const references = [...new Set(productIds)].map((id) => productsIn(db).doc(id))
  const [settings, known, printing] = await Promise.all([
    currentSettings(db),
    readAll(db, ...references),
    documents && readPrintShop(documents, deps),
  ])
  const products = new Map(known.flatMap((product) => (product ? [[product._id, product]] : [])))
  const data = { settings, products, cart: undefined, printing, coupon: undefined }
  const charged = isShipped && parcelGrams ? withParcel(settings, { grams: parcelGrams(data), to }) : settings
  const priced = price({ ...data, settings: charged })
  const amounts = takeOff(priced.amounts, discount && toPaise(discount))
  return ok({
    lines: priced.lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      price: toRupees(unitPriceOf(line)),
      amount: toRupees(lineAmountPaise(line)),
    })),
    itemsPrice: toRupees(amounts.itemsPaise),
    shippingPrice: toRupees(amounts.shippingPaise),
    discount: toRupees(amounts.discountPaise ?? 0),
    totalPrice: toRupees(amounts.totalPaise),
  })
}

async function readPrintShop(wanted: WantedDocuments, deps: Deps): Promise<PrintShop> {
  const { sections, rules } = printPriceDocuments(deps.db)
  const [known, [itsRules], documents] = await Promise.all([
    readAll(deps.db, ...sections),
    readAll(deps.db, rules),
    readDocumentsToPrint(wanted, deps),
  ])
  return { ...printPricesOf(known, itsRules), documents }
}
