/** Tells the shop what has happened to a payment, signed as Razorpay signs it, and again where the shop did not take it. */
import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentEntity } from './entities.ts'
import type { Ledger } from './ledger.ts'

export type Message = {
  body: string
  headers: Record<string, string>
}

/** A message as Razorpay sends it: a snapshot of the payment, with its order where that is paid. */
export const messageOf = (kind: string, payment: PaymentEntity, ledger: Ledger, secret: string): Message => {
  const isOfOrder = kind === 'order.paid'
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_standin',
    event: kind,
    contains: isOfOrder ? ['payment', 'order'] : ['payment'],
    payload: {
      payment: { entity: payment },
      ...(isOfOrder && { order: { entity: ledger.order(payment.order_id) } }),
    },
    created_at: Math.floor(Date.now() / 1000),
  })
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': randomBytes(7).toString('hex'),
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
  }
}

const pausesMs = [0, 1000, 5000, 15_000]

/** Sends a message until it is taken, at growing intervals, and then no more. */
export const deliver = async (url: string, { body, headers }: Message) => {
  for (const pause of pausesMs) {
    await wait(pause, undefined, { ref: false })
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (answer?.ok) return
  }
  process.stdout.write(`stand-in for Razorpay: ${url} took no message\n`)
}
