import { toPaise, toRupees } from '@teeshala/contract/money'
import { lineAmountPaise, unitPriceOf } from '@teeshala/contract/orders/order-lines'
import { productsIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { goodsToPrice } from './goods-to-price.ts'
import { takeOff } from './take-off.ts'

/** What an order that staff take would cost now, or why it cannot be placed so; nothing is kept. */
export async function priceStaffOrder({ caller, body }: Call<'priceStaffOrder'>, deps: Deps): Reply<'priceStaffOrder'> {
  const { db } = deps
  const { goods, isShipped, discount } = body
  const { productIds, price } = goodsToPrice(goods, isShipped, caller.uid, deps)
  const references = [...new Set(productIds)].map((id) => productsIn(db).doc(id))
  const [settings, known] = await Promise.all([currentSettings(db), readAll(db, ...references)])
  const products = new Map(known.flatMap((product) => (product ? [[product._id, product]] : [])))
  const priced = price({ settings, products, cart: undefined })
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
