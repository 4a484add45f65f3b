/** The calls about payment links: Razorpay's API, its payment page, and those for tests. */
import type { Call, StandInOptions } from './calls.ts'
import type { Attempt, LinkEntity, PaymentEntity } from './entities.ts'
import type { Ledger } from './ledger.ts'
import { BadRequest } from './refusal.ts'
import { outcomeOf } from './test-money.ts'
import { deliver, linkMessageOf, messageOf } from './webhooks.ts'

export const linkCallsOf = ({ webhookSecret, webhookUrl }: StandInOptions, ledger: Ledger): Call[] => {
  const { links } = ledger
  const tell = (kind: string, link: LinkEntity) => {
    if (webhookUrl) void deliver(webhookUrl, linkMessageOf(kind, link, ledger, webhookSecret))
  }
  const tellPaid = (payment: PaymentEntity, link: LinkEntity) => {
    if (webhookUrl) void deliver(webhookUrl, messageOf('payment.captured', payment, ledger, webhookSecret))
    tell(`payment_link.${link.status}`, link)
  }
  const forShop = (method: Call['method'], path: RegExp, handle: Call['handle']) =>
    ({ method, path, isForShop: true, handle }) satisfies Call
  const forPage = (method: Call['method'], path: RegExp, handle: Call['handle']) =>
    ({ method, path, isForShop: false, handle }) satisfies Call

  return [
    forShop('POST', /^\/v1\/payment_links$/, (_, body) => links.create(body)),
    forShop('GET', /^\/v1\/payment_links$/, (_, _body, _second, { query }) => ({
      // A list does not include the links' payments.
      payment_links: links.ofReference(query.get('reference_id') ?? '').map((link) => ({ ...link, payments: null })),
    })),
    forShop('GET', /^\/v1\/payment_links\/(\w+)$/, (id) => links.one(id)),
    forShop('PATCH', /^\/v1\/payment_links\/(\w+)$/, (id, body) => links.change(id, body)),
    forShop('POST', /^\/v1\/payment_links\/(\w+)\/cancel$/, (id) => {
      const link = links.cancel(id)
      tell('payment_link.cancelled', link)
      return link
    }),

    forPage('GET', /^\/v1\/checkout\/links\/(\w+)$/, (id) => links.one(id)),
    forPage('POST', /^\/v1\/checkout\/links\/(\w+)\/pay$/, (id, { amount, ...means }) => {
      const payment = links.pay(id, { ...outcomeOf(means), ...(typeof amount === 'number' && { amount }) })
      if (payment.status === 'failed') throw new BadRequest(payment.error_description ?? '')
      tellPaid(payment, links.one(id))
      return links.one(id)
    }),

    // Pays or ends a link without the page, and returns its messages, which a test can send when and as often as it likes.
    forShop('POST', /^\/stand-in\/links\/(\w+)\/pay$/, (id, body) => ({ payment: links.pay(id, body as Attempt) })),
    forShop('POST', /^\/stand-in\/links\/(\w+)\/expire$/, (id) => links.expire(id)),
    forShop('GET', /^\/stand-in\/links\/(\w+)\/messages\/([\w.]+)$/, (id, _, kind) =>
      linkMessageOf(kind, links.one(id), ledger, webhookSecret),
    ),
  ]
}
