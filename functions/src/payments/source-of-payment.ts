import { isOrderId } from '@teeshala/contract/order-id-form'
import { orderOfReference } from '@teeshala/contract/payments/gateway/payment-link'
import { gatewayOrdersIn, paymentLinksIn, paymentsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'

/** The order that a payment is for, and the name of its payment link, if any. */
export type PaymentSource = { readonly orderId: string; readonly link?: string | undefined }

type Told = { readonly id: string; readonly gatewayOrderId?: string | undefined }

/** Returns what a payment is for, from the shop's own data first; undefined if it is not ours. */
export async function sourceOf({ id, gatewayOrderId }: Told, deps: Deps): Promise<PaymentSource | undefined> {
  const known = documentOf(await paymentsIn(deps.db).doc(id).get())
  if (known) return { orderId: known.orderId, link: known.link }
  return gatewayOrderId === undefined ? undefined : sourceOfGatewayOrder(gatewayOrderId, deps)
}

/** Returns our order's id for a gateway order; undefined if it is not ours. */
export async function orderIdOf(gatewayOrderId: string, deps: Deps): Promise<string | undefined> {
  const source = await sourceOfGatewayOrder(gatewayOrderId, deps)
  return source?.link === undefined ? source?.orderId : undefined
}

/**
 * A webhook can arrive before we have stored the gateway order; then the gateway is asked for its receipt. Gateway
 * orders of payment links have the links' names as receipts.
 */
async function sourceOfGatewayOrder(gatewayOrderId: string, deps: Deps): Promise<PaymentSource | undefined> {
  const { db, payments } = deps
  const stored = documentOf(await gatewayOrdersIn(db).doc(gatewayOrderId).get())
  if (stored) return { orderId: stored.orderId }
  const receipt = (await payments.online?.findOrder(gatewayOrderId))?.receipt ?? ''
  if (isOrderId(receipt)) return { orderId: receipt }
  const orderId = orderOfReference(receipt)
  if (orderId === undefined || !(await paymentLinksIn(db).doc(receipt).get()).exists) return undefined
  return { orderId, link: receipt }
}
