import { toPaise } from '@teeshala/contract/money'
import type { StaffOrderRequest } from '@teeshala/contract/orders/staff-order'
import { cashLimitRefusal } from '@teeshala/contract/payments/cash/cash-limit'
import { staffNote } from '../audit/staff-note.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import { usersIn } from '../firestore/collections.ts'
import { senderOf } from '../http/caller/sender.ts'
import { created, type Handler } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { withoutEmptyFields } from '../placing/order/contact-of.ts'
import type { OrderToPlace, TakenByStaff } from '../placing/order/order-to-place.ts'
import { placeOrder } from '../placing/order/place-order.ts'
import { priceChanged } from '../placing/order/price-changed.ts'
import type { Deps } from '../ports/deps.ts'
import { goodsToPrice } from './goods-to-price.ts'
import { takeOff } from './take-off.ts'

/**
 * Places an order that staff took by phone or at the counter, in the same way as all orders. The response contains
 * the secret of its page, because the customer pays there.
 */
export const placeStaffOrder: Handler<'placeStaffOrder'> = async ({ caller, body, request }, deps) => {
  const sender = await senderOf(caller, request, deps)
  if (body.payment === 'link' && !deps.payments.online) {
    throw new AppError('CONFLICT', 'Online payment is not possible at the moment.')
  }
  await refuseUnknown(body.userId, deps)
  const note = await staffNote(caller.uid, deps)
  const taken = {
    uid: caller.uid,
    origin: body.origin,
    isPaid: body.payment === 'cash',
    discountReason: body.discount?.reason,
    note,
  }
  const { order, token } = await placeOrder(takenOrder(body, taken, deps), sender, deps)
  return created({ ...orderAnswer(order), ...token })
}

function takenOrder(body: StaffOrderRequest, takenByStaff: TakenByStaff, deps: Deps): OrderToPlace {
  const { goods, userId, contact, shippingAddress, billingAddress, company, neededBy } = body
  const { payment, discount, totalPrice } = body
  const { price, ...rest } = goodsToPrice(goods, shippingAddress !== undefined, takenByStaff.uid, deps)
  return {
    ...rest,
    kind: goods.kind,
    userId,
    request: body,
    contact: withoutEmptyFields(contact),
    shippingAddress: shippingAddress ? { name: contact.name, phone: contact.phone, ...shippingAddress } : null,
    // A print order's note is stored with its documents.
    extras: { company, billingAddress, neededBy, note: goods.kind === 'print' ? '' : goods.note },
    paymentMethod: payment === 'link' ? 'upi' : 'cash_on_delivery',
    takenByStaff,
    price: (data) => {
      const { amounts, ...priced } = price(data)
      const less = takeOff(amounts, discount && toPaise(discount.amount))
      if (less.totalPaise !== toPaise(totalPrice)) throw priceChanged(less, [])
      if (payment === 'cash') refuseTooMuchCash(less.totalPaise)
      return { ...priced, amounts: less }
    },
  }
}

function refuseTooMuchCash(totalPaise: number): void {
  const message = cashLimitRefusal(totalPaise)
  if (message) throw fieldError('payment', message, 'METHOD_NOT_OFFERED')
}

async function refuseUnknown(userId: string | null, { db }: Deps): Promise<void> {
  if (userId === null || (await usersIn(db).doc(userId).get()).exists) return
  throw fieldError('userId', 'There is no such customer.')
}
