import { isOrderId } from '@teeshala/contract/order-id-form'
import { orderOfReference } from '@teeshala/contract/payments/gateway/payment-link'
import { gatewayOrdersIn, paymentLinksIn, paymentsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'

/** The order that a payment is for, and the name of the link by which it came, where it did. */
export type PaymentSource = { readonly orderId: string; readonly link?: string | undefined }

type Told = { readonly id: string; readonly gatewayOrderId?: string | undefined }

/** Returns what a payment is for. What the shop knows of it comes first; undefined for what is not ours. */
export async function sourceOf({ id, gatewayOrderId }: Told, deps: Deps): Promise<PaymentSource | undefined> {
  const known = documentOf(await paymentsIn(deps.db).doc(id).get())
  if (known) return { orderId: known.orderId, link: known.link }
  return gatewayOrderId === undefined ? undefined : sourceOfGatewayOrder(gatewayOrderId, deps)
}

/** Our order's id by that of an order that the gateway's window was opened with; undefined for what is not ours. */
export async function orderIdOf(gatewayOrderId: string, deps: Deps): Promise<string | undefined> {
  const source = await sourceOfGatewayOrder(gatewayOrderId, deps)
  return source?.link === undefined ? source?.orderId : undefined
}

/**
 * A message can come before we have stored what the gateway called the order; then the gateway is asked which receipt it was made for. Its
 * orders behind links have the links' names for receipts.
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
