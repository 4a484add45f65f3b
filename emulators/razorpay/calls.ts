/** The calls that the stand-in serves: Razorpay's API, its payment window, and two for tests. */
import { createHmac } from 'node:crypto'
import type { Attempt, PaymentEntity } from './entities.ts'
import type { Ledger } from './ledger.ts'
import { linkCallsOf } from './link-calls.ts'
import { BadRequest } from './refusal.ts'
import { outcomeOf } from './test-money.ts'
import { deliver, messageOf } from './webhooks.ts'

export type StandInOptions = {
  port: number
  webhookUrl: string | undefined
  stateFile: string | undefined
  keyId: string
  keySecret: string
  webhookSecret: string
}

/** The rest of a call; `key` distinguishes refunds. */
export type Asked = { readonly key: string | undefined; readonly query: URLSearchParams }

export type Call = {
  method: 'GET' | 'POST' | 'PATCH'
  path: RegExp
  /** Needs key and secret, like every call for the shop's server only. */
  isForShop: boolean
  handle: (id: string, body: Record<string, unknown>, second: string, asked: Asked) => unknown
}

export const callsOf = (options: StandInOptions, ledger: Ledger): Call[] => {
  const { keyId, keySecret, webhookSecret, webhookUrl } = options
  const list = (items: unknown[]) => ({ entity: 'collection', count: items.length, items })
  const forShop = (method: Call['method'], path: RegExp, handle: Call['handle']) =>
    ({ method, path, isForShop: true, handle }) satisfies Call
  const forWindow = (method: Call['method'], path: RegExp, handle: Call['handle']) =>
    ({ method, path, isForShop: false, handle }) satisfies Call
  const message = (kind: string, payment: PaymentEntity) => messageOf(kind, payment, ledger, webhookSecret)
  const tell = (kind: string, payment: PaymentEntity) => {
    if (webhookUrl) void deliver(webhookUrl, message(kind, payment))
  }
  const proofOf = ({ id, order_id }: PaymentEntity) => ({
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: createHmac('sha256', keySecret).update(`${order_id}|${id}`).digest('hex'),
  })

  return [
    forShop('POST', /^\/v1\/orders$/, (_, body) => ledger.createOrder(body)),
    forShop('GET', /^\/v1\/orders\/(\w+)$/, (id) => ledger.order(id)),
    forShop('GET', /^\/v1\/orders\/(\w+)\/payments$/, (id) => list(ledger.paymentsOf(id))),
    forShop('GET', /^\/v1\/payments\/(\w+)$/, (id) => ledger.payment(id)),
    forShop('POST', /^\/v1\/payments\/(\w+)\/capture$/, (id, { amount }) => ledger.capture(id, amount)),
    forShop('GET', /^\/v1\/payments\/(\w+)\/refunds$/, (id) => list(ledger.refundsOf(id))),
    forShop('GET', /^\/v1\/refunds$/, (_, _body, _second, { query }) => {
      const skip = Number(query.get('skip') ?? 0)
      return list(ledger.refundsSince(Number(query.get('from'))).slice(skip, skip + Number(query.get('count') ?? 10)))
    }),
    forShop('POST', /^\/v1\/payments\/(\w+)\/refund$/, (id, body, _, { key }) => {
      const refund = ledger.refund(id, body, key)
      tell('refund.processed', ledger.payment(id))
      return refund
    }),

    forWindow('GET', /^\/health$/, () => ({ status: 'ok' })),
    forWindow('GET', /^\/v1\/checkout\/orders\/(\w+)$/, (id) => ledger.order(id)),
    forWindow('POST', /^\/v1\/checkout\/pay$/, (_, { key, order_id, ...means }) => {
      if (key !== keyId) throw new BadRequest('The api key provided is invalid')
      const orderId = String(order_id)
      if (ledger.order(orderId).status === 'paid') throw new BadRequest('This order is already paid')
      const payment = ledger.pay(orderId, outcomeOf(means))
      if (payment.status === 'failed') {
        tell('payment.failed', payment)
        throw new BadRequest(payment.error_description ?? '')
      }
      tell('payment.captured', payment)
      tell('order.paid', payment)
      return proofOf(payment)
    }),

    // Makes a payment without the window, and returns its messages, which a test can send when and as often as it likes.
    forShop('POST', /^\/stand-in\/orders\/(\w+)\/pay$/, (id, body) => {
      const payment = ledger.pay(id, body as Attempt)
      return { payment, proof: proofOf(payment) }
    }),
    forShop('POST', /^\/stand-in\/payments\/(\w+)\/fail$/, (id) => ledger.fail(id)),
    forShop('GET', /^\/stand-in\/payments\/(\w+)\/messages\/([\w.]+)$/, (id, _, kind) =>
      message(kind, ledger.payment(id)),
    ),
    ...linkCallsOf(options, ledger),
  ]
}
