import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { OnlineGateway } from '../../ports/payment-gateway.ts'
import { razorpayGateway } from './razorpay-gateway.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type Asked = { readonly call: string; readonly headers: IncomingHttpHeaders; readonly sent: string }
type Reply = { readonly status?: number; readonly body: string }

/** Returns a gateway whose calls, such as 'GET /v1/payments/pay_1', are answered by the test. */
async function answeredBy(reply: (asked: Asked) => Reply) {
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const { status = 200, body } = reply({ call: `${method} ${url}`, headers, sent: await text(request) })
    response.writeHead(status).end(body)
  })
  servers.push(server)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return razorpayGateway({ keyId: 'key', keySecret: 'secret', webhookSecret: 'hook', apiOrigin, scriptUrl: '' })
}

/** Returns a gateway that gets this JSON in response to every call. */
const answeredWith = (json: unknown, status = 200) => answeredBy(() => ({ status, body: JSON.stringify(json) }))

const payment = { id: 'pay_1', order_id: 'order_1', amount: 100, currency: 'INR', status: 'captured' }

test('a refund counts only if it has a usable id', async () => {
  expect(await (await answeredWith({ id: 'rfnd_1' })).refund('pay_1')).toBe('rfnd_1')
  await expect((await answeredWith({ status: 'processed' })).refund('pay_1')).rejects.toThrow()
  await expect((await answeredWith({ id: 'a/b' })).refund('pay_1')).rejects.toThrow()
})

test('a list of payments with an unreadable one is rejected, not shortened', async () => {
  expect(await (await answeredWith({ items: [payment] })).paymentsOf('order_1')).toHaveLength(1)
  await expect((await answeredWith({ items: [payment, {}] })).paymentsOf('order_1')).rejects.toThrow()
  await expect((await answeredWith({})).paymentsOf('order_1')).rejects.toThrow()
})

test('all refunds of the account since a time are listed, however many pages they fill', async () => {
  const asked: string[] = []
  const refunds = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id: `rfnd_${id}`, payment_id: 'pay_1' }))
  const gateway = await answeredBy(({ call }) => {
    asked.push(call)
    return { body: JSON.stringify({ items: refunds(asked.length === 1 ? 100 : 2) }) }
  })
  const found = await gateway.refundsSince(new Date(1_700_000_000_500))
  expect([found.length, found.at(-1)]).toEqual([102, { id: 'rfnd_1', paymentId: 'pay_1' }])
  expect(asked).toEqual([
    'GET /v1/refunds?from=1700000000&count=100&skip=0',
    'GET /v1/refunds?from=1700000000&count=100&skip=100',
  ])
})

test('a refusal without a reason is still a refusal', async () => {
  expect(await (await answeredWith({}, 404)).findPayment('pay_1')).toBeUndefined()
  await expect((await answeredWith({}, 401)).findPayment('pay_1')).rejects.toThrow('no reason given')
})

test('a repeated refund uses the same idempotency key, and another payment’s refund a different one', async () => {
  const names: unknown[] = []
  const gateway = await answeredBy(({ headers }) => {
    names.push(headers['x-refund-idempotency'])
    return { body: '{"id":"rfnd_1"}' }
  })
  for (const id of ['pay_1', 'pay_1', 'pay_2']) await gateway.refund(id)
  expect(names[0]).toBe(names[1])
  expect(names[0]).not.toBe(names[2])
})

test('a partial refund that the gateway already made is not requested again, even if the gateway has forgotten its key', async () => {
  const calls: string[] = []
  const gateway = await answeredBy(({ call }) => {
    calls.push(call)
    const items = [
      { id: 'rfnd_1', receipt: 'CN-1-pay_1', status: 'failed' },
      { id: 'rfnd_2', receipt: 'CN-1-pay_1', status: 'processed' },
    ]
    return { body: JSON.stringify(call.startsWith('GET') ? { items } : { id: 'rfnd_3' }) }
  })
  const part = { paymentId: 'pay_1', amountPaise: 100 }
  expect(await gateway.refundPart({ ...part, key: 'CN-1-pay_1' })).toBe('rfnd_2')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  expect(await gateway.refundPart({ ...part, key: 'CN-2-pay_1' })).toBe('rfnd_3')
})

test('if another process created the link meanwhile, that link is used', async () => {
  const link = { id: 'plink_1', short_url: 'https://rzp.io/1', status: 'created', amount_paid: 0, reference_id: 'TB-1' }
  const gateway = await answeredBy(({ call }) => {
    if (call.startsWith('POST')) return { status: 400, body: '{}' }
    return { body: JSON.stringify(call.includes('?') ? { payment_links: [link] } : link) }
  })
  const terms = {
    reference: 'TB-1',
    amountPaise: 100,
    expiresAt: new Date(),
    description: '',
    customer: { name: 'A', email: '', contact: '' },
  }
  expect(await gateway.makeLink(terms)).toMatchObject({ id: 'plink_1' })
  await expect(gateway.makeLink({ ...terms, reference: 'TB-2' })).rejects.toThrow()
})

/** Returns a gateway that refuses refunds of a payment of which this amount was refunded already. */
const refusingRefunds = (amount_refunded: number) =>
  answeredBy(({ call }) => {
    if (call === 'POST /v1/payments/pay_1/refund') return { status: 400, body: '{}' }
    if (call === 'GET /v1/payments/pay_1') return { body: JSON.stringify({ ...payment, amount_refunded }) }
    return { body: '{"items":[{"id":"rfnd_7"}]}' }
  })

test.each<[string, (gateway: OnlineGateway) => Promise<string>]>([
  ['a refund', (gateway) => gateway.refund('pay_1')],
  ['a part refund', (gateway) => gateway.refundPart({ paymentId: 'pay_1', amountPaise: 40, key: 'CN-1-pay_1' })],
])('%s that is refused counts only if everything was already refunded, with the id of that refund', async (_, ask) => {
  expect(await ask(await refusingRefunds(100))).toBe('rfnd_7')
  for (const back of [0, 99]) await expect(ask(await refusingRefunds(back))).rejects.toThrow('400')
})

test('a payment that another process captured meanwhile counts as captured; one only authorised does not', async () => {
  const reserved = { ...payment, status: 'authorized' }
  const refusing = (found: object) =>
    answeredBy(({ call }) => (call.startsWith('POST') ? { status: 400, body: '{}' } : { body: JSON.stringify(found) }))
  const held = await (await answeredWith(reserved)).findPayment('pay_1')
  if (!held) throw new Error('there is no payment')
  expect(await (await refusing(payment)).capture(held)).toMatchObject({ status: 'captured' })
  await expect((await refusing(reserved)).capture(held)).rejects.toThrow('400')
})

const inDollars = { ...payment, amount: 719, currency: 'USD', base_amount: 59_800, base_currency: 'INR' }

test('a payment in another currency is captured in that currency, and counted in rupees', async () => {
  const bodies: string[] = []
  const gateway = await answeredBy(({ call, sent }) => {
    if (call.startsWith('POST')) bodies.push(sent)
    return { body: JSON.stringify({ ...inDollars, status: call.startsWith('POST') ? 'captured' : 'authorized' }) }
  })
  const held = await gateway.findPayment('pay_1')
  if (!held) throw new Error('there is no payment')
  expect(await gateway.capture(held)).toMatchObject({ amountPaise: 59_800, currency: 'INR' })
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ amount: 719, currency: 'USD' }])
})

test('a fully refunded payment in another currency needs no second refund', async () => {
  const back = (changes: object) =>
    answeredBy(({ call }) => {
      if (call === 'POST /v1/payments/pay_1/refund') return { status: 400, body: '{}' }
      if (call.endsWith('/refunds?count=100')) return { body: '{"items":[{"id":"rfnd_7"}]}' }
      return { body: JSON.stringify({ ...inDollars, ...changes }) }
    })
  expect(await (await back({ amount_refunded: 719 })).refund('pay_1')).toBe('rfnd_7')
  expect(await (await back({ status: 'refunded' })).refund('pay_1')).toBe('rfnd_7')
  await expect((await back({ amount_refunded: 718 })).refund('pay_1')).rejects.toThrow('400')
})

test.each([409, 429, 500, 503])(
  'a response with status %i is a temporary failure: the call can be repeated',
  async (status) => {
    const gateway = await answeredWith({ error: { description: 'busy' } }, status)
    await expect(gateway.findPayment('pay_1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  },
)

test('so are an unreadable response and an unreachable gateway', async () => {
  const proxy = await answeredBy(() => ({ body: '<html>' }))
  await expect(proxy.findPayment('pay_1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const settings = { keyId: 'key', keySecret: 'secret', webhookSecret: 'hook', scriptUrl: '' }
  const gone = razorpayGateway({ ...settings, apiOrigin: 'http://127.0.0.1:1' })
  await expect(gone.findPayment('pay_1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
