import type { Reply, Shop } from './open-shop.ts'

const { RAZORPAY_ORIGIN, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = process.env
const authorization = `Basic ${Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64')}`

/** A message of the gateway as it comes over the wire. */
export type Message = { readonly body: string; readonly headers: Record<string, string> }

export type Proof = {
  readonly razorpay_order_id: string
  readonly razorpay_payment_id: string
  readonly razorpay_signature: string
}

/** Asks the stand-in for Razorpay as the shop's own server would. */
export async function askGateway<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${RAZORPAY_ORIGIN}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Somebody pays at the gateway; nobody has told the shop yet. */
export function payAtGateway(gatewayOrderId: string, attempt: Record<string, unknown> = {}) {
  return askGateway<{ payment: { id: string; status: string }; proof: Proof }>(
    `/stand-in/orders/${gatewayOrderId}/pay`,
    attempt,
  )
}

/** The message by which the gateway tells of a payment as it is now. */
export function messageAbout(paymentId: string, kind: string): Promise<Message> {
  return askGateway<Message>(`/stand-in/payments/${paymentId}/messages/${kind}`)
}

export function deliver(shop: Shop, { body, headers }: Message): Promise<Reply> {
  return shop.call('POST', '/api/payments/webhook', { body, headers })
}
