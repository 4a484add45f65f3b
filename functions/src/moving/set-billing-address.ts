import { isDeepStrictEqual } from 'node:util'
import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { billingAddressRefusal, billingNameRequired, nameOnBill } from '@teeshala/contract/tax/billed-address'
import { changeOnce } from '../audit/change-once.ts'
import { longAgo, refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffNote } from '../audit/staff-note.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { orderNotFound } from '../orders/order-not-found.ts'

/** Stores the address that the invoice of a collected order names. The log says that it changed, not what it is: it is personal data. */
export const setBillingAddress: Handler<'setBillingAddress'> = async ({ caller, params, body }, deps) => {
  const { billingAddress, expected } = body
  const document = ordersIn(deps.db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  const order = await changeOnce({ document, note, missing: orderNotFound }, deps, async (order, transaction) => {
    const refusal = billingAddressRefusal({ ...order, fulfilment: order.fulfilment.kind })
    if (refusal) throw new AppError('CONFLICT', refusal)
    if (nameOnBill({ ...order, billingAddress }) === '') throw fieldError('billingAddress.name', billingNameRequired)
    const before = order.billingAddress ?? null
    if (isSame(before, billingAddress)) return order
    const basedOn = expected === undefined || isSame(before, expected) ? undefined : longAgo
    const current = { ...before, updatedAt: order.updatedAt.toISOString() }
    await refuseStaleEdit(transaction, { basedOn, current, target: document.path }, deps)
    transaction.update(document, { billingAddress, updatedAt: note.at })
    note.make(transaction, {
      action: 'order.billed_to',
      target: document.path,
      details: { isFirst: before === null },
    })
    return { ...order, billingAddress, updatedAt: note.at }
  })
  return ok(orderAnswer(order))
}

const isSame = (one: OrderAddress | null, other: OrderAddress | null) => isDeepStrictEqual(whole(one), whole(other))

/** A field that is missing counts as empty. */
const whole = (address: OrderAddress | null) => address && { state: '', name: '', phone: '', ...address }
