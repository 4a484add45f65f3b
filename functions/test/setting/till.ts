import { randomUUID } from 'node:crypto'
import { fillCart, placeOrder } from './checkout.ts'
import type { Shop } from './open-shop.ts'
import { askGateway } from './pay.ts'
import { admin, customer } from './people.ts'
import { putProduct } from './shelf.ts'

export type Till = Awaited<ReturnType<typeof openTill>>

/** What buyers and staff do about the payment of an order, and what the shop knows of it then. */
export async function openTill(shop: Shop) {
  const staff = await admin(shop.deps)

  const create = (orderId: string, token?: string, t?: string) =>
    shop.call('POST', '/api/payments/create', { token, body: { orderId, t } })

  const verify = (orderId: string, token: string | undefined, proof: object, t?: string) =>
    shop.call('POST', '/api/payments/verify', { token, body: { orderId, t, ...proof } })

  const move = (id: string, body: object) => shop.call('PATCH', `/api/order/${id}`, { token: staff.token, body })

  /** A new order that waits for 598 rupees, and the gateway's order for it. */
  const openOrder = async (paymentMethod = 'credit_card') => {
    const buyer = await customer(shop.deps)
    const tee = await putProduct(shop.deps, { stock: 10 })
    const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
    const placed = await placeOrder(shop, buyer.token, { ...checkout, paymentMethod }, randomUUID())
    const id: string = placed.body._id
    const opened = await create(id, buyer.token)
    return { buyer, tee, id, gatewayOrderId: opened.body.gatewayOrderId as string, opened }
  }

  const stateOf = async (id: string) => {
    const order = await shop.deps.db.doc(`orders/${id}`).get()
    const steps = (order.get('timeline') as { kind: string; to: string }[]).filter(({ kind }) => kind === 'payment')
    return { paymentStatus: order.get('paymentStatus'), steps: steps.map(({ to }) => to) }
  }

  const refundsOf = async (paymentId: string) =>
    (await askGateway<{ count: number }>(`/v1/payments/${paymentId}/refunds`)).count

  return { staff, create, verify, move, openOrder, stateOf, refundsOf }
}
