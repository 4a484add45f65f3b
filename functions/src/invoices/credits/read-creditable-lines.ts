import { toRupees } from '@teeshala/contract/money'
import { outstandingPaise } from '@teeshala/contract/orders/stored-order'
import { returnablePaise } from '@teeshala/contract/payments/part-refunds'
import { takenOf } from '@teeshala/contract/tax/credit/credit-lines'
import { creditedPaise } from '@teeshala/contract/tax/invoice'
import { ordersIn } from '../../firestore/collections.ts'
import { readAtOnce } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { orderNotFound } from '../../orders/find-order.ts'
import { readInvoice } from '../read-invoice.ts'
import { paymentsOfOrder } from './payments-of-order.ts'
import { refuseCredit } from './refuse-credit.ts'

/** Returns the lines of an order's invoice with what can still be credited of each. */
export const readCreditableLines: Handler<'readCreditableLines'> = async ({ params }, { db }) => {
  const { order, payments, invoice, taken } = await readAtOnce(db, async (transaction) => {
    const order = await transaction.read(ordersIn(db).doc(params.id))
    if (!order) throw orderNotFound()
    await refuseCredit(order, transaction)
    const payments = await paymentsOfOrder(order, transaction)
    return { order, payments, ...(await readInvoice(order, transaction)) }
  })
  const lines = invoice.lines.map(({ name, about, quantity, netPaise }, index) => {
    const before = takenOf(taken, index)
    const left = { leftQuantity: quantity - before.quantity, left: toRupees(netPaise - before.netPaise) }
    return { name, about, quantity, amount: toRupees(netPaise), ...left }
  })
  return ok({
    credited: toRupees(creditedPaise(order)),
    open: toRupees(outstandingPaise(order.payment)),
    online: toRupees(returnablePaise(payments)),
    lines,
  })
}
