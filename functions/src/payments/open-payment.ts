import type { StoredOrder } from '@teeshala/contract/orders/order'
import { awaitsPayment, isPaidOnline } from '@teeshala/contract/orders/payment'
import { isPaymentOverdue } from '@teeshala/contract/orders/payment-time'
import type { OpenPaymentRequest, PaymentSession } from '@teeshala/contract/payments/online-payment'
import type { StoredGatewayOrder } from '@teeshala/contract/payments/stored-payment'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { type Answer, created } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { orderToPay } from './order-to-pay.ts'
import type { GatewayOrder, OnlineGateway } from './payment-gateway.ts'
import { reconcileOrder } from './reconcile-payments.ts'

/**
 * Opens the gateway's window for an order that waits for its money. The gateway has one order for each of ours, found
 * again at every further try; money that came to it unheard of is taken in first, so that nobody pays twice.
 */
export async function openPayment(
  { caller, body }: Call<'anyone', unknown, unknown, OpenPaymentRequest>,
  deps: Deps,
): Promise<Answer> {
  const { db, payments } = deps
  const order = await orderToPay(body, caller, db)
  refuseUnpayable(order)
  const { online } = payments
  if (!online) throw new AppError('CONFLICT', 'Online payment is not possible at the moment.')
  const earlier = order.gateway && (await online.findOrder(order.gateway.orderId))
  if (earlier?.isPaid) {
    await reconcileOrder(earlier.id, order._id, deps)
    refuseUnpayable(await orderToPay(body, caller, db))
  }
  refuseOverdue(order, deps.now())
  const gatewayOrder = fits(earlier, order) ? earlier : await newGatewayOrder(order, online, deps)
  const { shopName } = await currentSettings(db)
  const session: PaymentSession = {
    orderId: order._id,
    scriptUrl: online.scriptUrl,
    keyId: online.keyId,
    gatewayOrderId: gatewayOrder.id,
    amountPaise: order.totalPaise,
    currency: 'INR',
    shopName,
    method: order.paymentMethod,
    prefill: { name: order.contact.name, email: order.contact.email, contact: order.contact.phone },
  }
  return created(session)
}

function fits(found: GatewayOrder | undefined, order: StoredOrder): found is GatewayOrder {
  return found !== undefined && !found.isPaid && found.amountPaise === order.totalPaise
}

function refuseUnpayable(order: StoredOrder): void {
  if (awaitsPayment(order)) return
  if (order.status === 'cancelled') throw new AppError('CONFLICT', 'This order was cancelled. There is nothing to pay.')
  if (!isPaidOnline(order.paymentMethod)) throw new AppError('CONFLICT', 'This order is paid on delivery.')
  throw new AppError('CONFLICT', 'This order is already paid.')
}

function refuseOverdue({ paymentDueAt }: StoredOrder, now: Date): void {
  if (!isPaymentOverdue(paymentDueAt, now)) return
  throw new AppError('CONFLICT', 'The time to pay this order is over. Please place it again.')
}

/** Two clicks at once may both come here: the one that is stored first counts, the other is never shown to anybody. */
async function newGatewayOrder(order: Kept<StoredOrder>, online: OnlineGateway, deps: Deps): Promise<{ id: string }> {
  const made = await online.createOrder({ receipt: order._id, amountPaise: order.totalPaise })
  const { db } = deps
  const document = db.doc(`orders/${order._id}`)
  return transact(deps, async (transaction) => {
    const now = keptOrUndefined<StoredOrder>(await transaction.get(document))
    const other = now?.gateway?.orderId
    if (other !== undefined && other !== order.gateway?.orderId) return { id: other }
    const at = deps.now()
    const stored: StoredGatewayOrder = {
      orderId: order._id,
      amountPaise: order.totalPaise,
      isOpen: true,
      askedAt: at,
      createdAt: at,
    }
    transaction.update(document, { gateway: { orderId: made.id } })
    transaction.set(db.doc(`gatewayOrders/${made.id}`), stored)
    return { id: made.id }
  })
}
