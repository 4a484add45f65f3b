import { isDeepStrictEqual } from 'node:util'
import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { billingAddressRefusal, billingNameRequired, nameOnBill } from '@teeshala/contract/tax/billed-address'
import { longAgo, refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { changeOrder } from '../orders/change-order.ts'

/** Stores the address that the invoice of a collected order names. The log says that it changed, not what it is: it is personal data. */
export const setBillingAddress: Handler<'setBillingAddress'> = async ({ caller, params, body }, deps) => {
  const { billingAddress, expected } = body
  const order = await changeOrder(params.id, caller.uid, deps, async (order, { transaction, write }) => {
    const refusal = billingAddressRefusal({ ...order, fulfilment: order.fulfilment.kind })
    if (refusal) throw new AppError('CONFLICT', refusal)
    if (nameOnBill({ ...order, billingAddress }) === '') throw fieldError('billingAddress.name', billingNameRequired)
    const before = order.billingAddress ?? null
    if (isSame(before, billingAddress)) return order
    const basedOn = expected === undefined || isSame(before, expected) ? undefined : longAgo
    const current = { ...before, updatedAt: order.updatedAt.toISOString() }
    await refuseStaleEdit(transaction, { basedOn, current, target: ordersIn(deps.db).doc(params.id).path })
    return write({ billingAddress }, 'order.billed_to', { isFirst: before === null })
  })
  return ok(orderAnswer(order))
}

const isSame = (one: OrderAddress | null, other: OrderAddress | null) => isDeepStrictEqual(whole(one), whole(other))

/** A field that is missing counts as empty. */
const whole = (address: OrderAddress | null) => address && { state: '', name: '', phone: '', ...address }
