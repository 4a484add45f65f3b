/** Sends webhooks about payments, signed as Razorpay signs them, and repeats those that the shop did not accept. */
import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { LinkEntity, PaymentEntity } from './entities.ts'
import type { Ledger } from './ledger.ts'

export type Message = {
  body: string
  headers: Record<string, string>
}

/** Returns a message as Razorpay sends it: a snapshot of the payment, with its order if that is paid. */
export const messageOf = (kind: string, payment: PaymentEntity, ledger: Ledger, secret: string): Message => {
  const order = kind === 'order.paid' ? { order: { entity: ledger.order(payment.order_id) } } : {}
  return signed(kind, { payment: { entity: payment }, ...order }, secret)
}

/** Returns a message about a link: with the payment if it was paid, or that it ended without one. */
export const linkMessageOf = (kind: string, link: LinkEntity, ledger: Ledger, secret: string): Message => {
  const latest = link.payments.at(-1)
  const paid = latest &&
    kind.endsWith('paid') && {
      order: { entity: ledger.order(link.order_id) },
      payment: { entity: ledger.payment(latest.payment_id) },
    }
  return signed(kind, { payment_link: { entity: link }, ...paid }, secret)
}

const signed = (kind: string, payload: object, secret: string): Message => {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_standin',
    event: kind,
    contains: Object.keys(payload),
    payload,
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

/** Sends a message until it is accepted, at growing intervals, up to a limit. */
export const deliver = async (url: string, { body, headers }: Message) => {
  for (const pause of pausesMs) {
    await wait(pause, undefined, { ref: false })
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (answer?.ok) return
  }
  process.stdout.write(`stand-in for Razorpay: ${url} took no message\n`)
}
