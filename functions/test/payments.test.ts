import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcilePayments } from '../src/payments/reconcile-payments.ts'
import { fillCart, placeOrder } from './setting/checkout.ts'
import { openShop, type Shop } from './setting/open-shop.ts'
import { askGateway, deliver, messageAbout, payAtGateway } from './setting/pay.ts'
import { admin, customer, type Person } from './setting/people.ts'
import { putProduct, stockOf } from './setting/shelf.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

/** A new order that waits for 598 rupees, and the gateway's order for it. */
async function openOrder(paymentMethod = 'credit_card') {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 10 })
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
  const placed = await placeOrder(shop, buyer.token, { ...checkout, paymentMethod }, randomUUID())
  const id: string = placed.body._id
  const opened = await create(id, buyer.token)
  return { buyer, tee, id, gatewayOrderId: opened.body.gatewayOrderId as string, opened }
}

const create = (orderId: string, token?: string, t?: string) =>
  shop.call('POST', '/api/payments/create', { token, body: { orderId, t } })

const verify = (orderId: string, token: string | undefined, proof: object, t?: string) =>
  shop.call('POST', '/api/payments/verify', { token, body: { orderId, t, ...proof } })

const move = (id: string, body: object) => shop.call('PATCH', `/api/order/${id}`, { token: staff.token, body })

async function stateOf(id: string) {
  const order = await shop.deps.db.doc(`orders/${id}`).get()
  const steps = (order.get('timeline') as { kind: string; to: string }[]).filter(({ kind }) => kind === 'payment')
  return { paymentStatus: order.get('paymentStatus'), steps: steps.map(({ to }) => to) }
}

const refundsOf = async (paymentId: string) =>
  (await askGateway<{ count: number }>(`/v1/payments/${paymentId}/refunds`)).count

describe('paying an order', () => {
  test('opens the gateway for exactly what the order costs, once, however often it is asked to', async () => {
    const { buyer, id, opened, gatewayOrderId } = await openOrder('upi')
    expect(opened).toMatchObject({
      status: 201,
      body: { amountPaise: 59_800, currency: 'INR', orderId: id, method: 'upi', prefill: { email: buyer.email } },
    })
    const again = await Promise.all([create(id, buyer.token), create(id, buyer.token)])
    expect(again.map(({ body }) => body.gatewayOrderId)).toEqual([gatewayOrderId, gatewayOrderId])
    expect(await askGateway(`/v1/orders/${gatewayOrderId}`)).toMatchObject({ amount: 59_800, receipt: id })
    expect(opened.text).not.toContain('secret')
  })

  test('two first clicks at once come to one order of the gateway', async () => {
    const buyer = await customer(shop.deps)
    const tee = await putProduct(shop.deps)
    const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1 }])
    const placed = await placeOrder(shop, buyer.token, { ...checkout, paymentMethod: 'credit_card' }, randomUUID())
    const opened = await Promise.all(Array.from({ length: 5 }, () => create(placed.body._id, buyer.token)))
    expect(new Set(opened.map(({ body }) => body.gatewayOrderId)).size).toBe(1)
  })

  test('is confirmed by what the window hands to the page, and shows the reference of the payment', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    expect(await verify(id, buyer.token, proof)).toMatchObject({
      status: 200,
      body: { paymentStatus: 'paid', paymentReference: payment.id },
    })
    expect(await verify(id, buyer.token, proof)).toMatchObject({ status: 200, body: { paymentStatus: 'paid' } })
    expect(await stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
    expect(await create(id, buyer.token)).toMatchObject({
      status: 409,
      body: { message: 'This order is already paid.' },
    })
  })

  test('takes money that a bank has only reserved', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId, { status: 'authorized', captured: false })
    expect((await verify(id, buyer.token, proof)).body.paymentStatus).toBe('paid')
    expect(await askGateway(`/v1/payments/${payment.id}`)).toMatchObject({ status: 'captured' })
  })

  test('is possible for a guest with the token of the order, and for nobody without it', async () => {
    const body = {
      size: 'M',
      color: 'black',
      placement: 'Front A4',
      quantity: 1,
      price: 120,
      paymentMethod: 'upi',
    }
    const placed = await placeOrder(shop, undefined, body, randomUUID())
    const { _id, trackingToken } = placed.body
    expect((await create(_id)).status).toBe(404)
    const opened = await create(_id, undefined, trackingToken)
    expect(opened).toMatchObject({ status: 201, body: { amountPaise: 12_000 } })
    const { proof } = await payAtGateway(opened.body.gatewayOrderId)
    expect((await verify(_id, undefined, proof)).status).toBe(404)
    expect((await verify(_id, undefined, proof, trackingToken)).body.paymentStatus).toBe('paid')
  })

  test('an order on cash or one that was cancelled is not paid online', async () => {
    const { buyer, id } = await openOrder()
    await move(id, { status: 'cancelled' })
    expect((await create(id, buyer.token)).body.message).toBe('This order was cancelled. There is nothing to pay.')
    const cash = await openOrder('cash_on_delivery')
    expect(cash.opened).toMatchObject({ status: 409, body: { message: 'This order is paid on delivery.' } })
  })
})

describe('a proof of payment', () => {
  test('with a forged signature changes nothing', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof } = await payAtGateway(gatewayOrderId)
    const forged = {
      ...proof,
      razorpay_signature: proof.razorpay_signature.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    }
    expect((await verify(id, buyer.token, forged)).status).toBe(400)
    expect((await stateOf(id)).paymentStatus).toBe('pending')
  })

  test('of a cheap order does not pay a dear one', async () => {
    const { buyer, id } = await openOrder()
    const cheap = await openOrder()
    const { proof } = await payAtGateway(cheap.gatewayOrderId)
    expect((await verify(id, buyer.token, proof)).status).toBe(400)
    expect((await stateOf(id)).paymentStatus).toBe('pending')
  })
})

describe('a message of the gateway', () => {
  test('replayed ten times at once and ten times after each other changes the state once', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId)
    const message = await messageAbout(payment.id, 'payment.captured')
    const replies = await Promise.all(Array.from({ length: 10 }, () => deliver(shop, message)))
    for (let time = 0; time < 10; time++) replies.push(await deliver(shop, message))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
    expect(await refundsOf(payment.id)).toBe(0)
  })

  test('under another name, and as order.paid too, still counts the money once', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId)
    const kinds = ['order.paid', 'payment.captured', 'payment.authorized']
    for (const kind of kinds) await deliver(shop, await messageAbout(payment.id, kind))
    const message = await messageAbout(payment.id, 'payment.captured')
    await deliver(shop, { ...message, headers: { ...message.headers, 'x-razorpay-event-id': 'another-name' } })
    expect(await stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
  })

  test('that comes before the shop has noted the gateway order finds its order by the receipt', async () => {
    const { id, gatewayOrderId } = await openOrder()
    await shop.deps.db.doc(`gatewayOrders/${gatewayOrderId}`).delete()
    const { payment } = await payAtGateway(gatewayOrderId)
    await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
    expect((await stateOf(id)).paymentStatus).toBe('paid')
  })

  test('of a failure that comes after the money does not undo it', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const failure = await payAtGateway(gatewayOrderId, { problem: 'declined' })
    const { payment } = await payAtGateway(gatewayOrderId)
    await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
    await deliver(shop, await messageAbout(failure.payment.id, 'payment.failed'))
    expect(await stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
  })

  test('of a failure says so, and the order can still be paid', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const failure = await payAtGateway(gatewayOrderId, { problem: 'declined' })
    await deliver(shop, await messageAbout(failure.payment.id, 'payment.failed'))
    expect((await stateOf(id)).paymentStatus).toBe('failed')
    expect((await create(id, buyer.token)).body.gatewayOrderId).toBe(gatewayOrderId)
    const { proof } = await payAtGateway(gatewayOrderId)
    expect((await verify(id, buyer.token, proof)).body.paymentStatus).toBe('paid')
  })

  test.each(['a signature of something else', 'no signature', 'a body changed by one byte'])(
    'with %s is refused and changes nothing',
    async (fault) => {
      const { id, gatewayOrderId } = await openOrder()
      const { payment } = await payAtGateway(gatewayOrderId)
      const message = await messageAbout(payment.id, 'payment.captured')
      const { 'x-razorpay-signature': signature = '', ...headers } = message.headers
      const reply = await deliver(shop, {
        body: fault === 'a body changed by one byte' ? message.body.replace('59800', '59801') : message.body,
        headers: {
          ...headers,
          ...(fault === 'a signature of something else' && {
            'x-razorpay-signature': signature.split('').reverse().join(''),
          }),
          ...(fault === 'a body changed by one byte' && { 'x-razorpay-signature': signature }),
        },
      })
      expect(reply.status).toBe(400)
      expect((await stateOf(id)).paymentStatus).toBe('pending')
    },
  )

  test('about something that is not ours is taken and means nothing', async () => {
    const foreign = await askGateway<{ id: string }>('/v1/orders', { amount: 500, currency: 'INR', receipt: 'hotel-7' })
    const { payment } = await payAtGateway(foreign.id)
    expect((await deliver(shop, await messageAbout(payment.id, 'payment.captured'))).status).toBe(200)
    expect((await shop.deps.db.doc(`payments/${payment.id}`).get()).exists).toBe(false)
  })

  test('whose commit is lost on the way is taken once', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId)
    let lost = 0
    const shaky = await openShop(({ db }) => ({
      db: Object.assign(Object.create(db), {
        runTransaction: async (...args: Parameters<typeof db.runTransaction>) => {
          const result = await db.runTransaction(...args)
          if (lost++ < 2) throw Object.assign(new Error('the answer was lost'), { code: 14 })
          return result
        },
      }),
      sleep: async () => {},
    }))
    const message = await messageAbout(payment.id, 'payment.captured')
    expect((await deliver(shaky, message)).status).toBe(200)
    expect(lost).toBe(3)
    expect(await stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
    await shaky.close()
  })
})

test('300 messages in disorder, each three times, a tenth of them forged: each order is paid once', async () => {
  const orders = await Promise.all(Array.from({ length: 30 }, () => openOrder('upi')))
  const messages = await Promise.all(
    orders.map(async ({ gatewayOrderId }) => {
      const failure = await payAtGateway(gatewayOrderId, { problem: 'declined' })
      const { payment } = await payAtGateway(gatewayOrderId)
      const kinds = ['payment.authorized', 'payment.captured', 'order.paid'].map((kind) =>
        messageAbout(payment.id, kind),
      )
      return Promise.all([messageAbout(failure.payment.id, 'payment.failed'), ...kinds])
    }),
  )
  const genuine = messages.flat().flatMap((message) => [message, message, message])
  const forged = genuine.slice(0, 40).map(({ body, headers }) => ({
    body: body.replace('"captured":false', '"captured":true'),
    headers: { ...headers, 'x-razorpay-signature': '0'.repeat(64) },
  }))
  const queue = [...genuine, ...forged]
    .map((message) => ({ message, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .values()
  const statuses = new Map<number, number>()
  const send = async () => {
    for (const { message } of queue) {
      const { status } = await deliver(shop, message)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 20 }, send))
  expect(Object.fromEntries(statuses)).toEqual({ 200: genuine.length, 400: forged.length })
  for (const { id } of orders) {
    const { paymentStatus, steps } = await stateOf(id)
    expect([paymentStatus, steps.filter((step) => step === 'paid').length]).toEqual(['paid', 1])
  }
}, 60_000)

describe('money goes back', () => {
  test('when it comes for a cancelled order, once, however often we hear of it', async () => {
    const { id, gatewayOrderId } = await openOrder()
    await move(id, { status: 'cancelled' })
    const { payment } = await payAtGateway(gatewayOrderId)
    const message = await messageAbout(payment.id, 'payment.captured')
    for (let time = 0; time < 3; time++) expect((await deliver(shop, message)).status).toBe(200)
    expect(await refundsOf(payment.id)).toBe(1)
    expect(await stateOf(id)).toEqual({ paymentStatus: 'pending', steps: [] })
    expect((await shop.deps.db.doc(`payments/${payment.id}`).get()).data()).toMatchObject({
      status: 'refunded',
      reason: 'cancelled',
    })
  })

  test.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('when it is %s than the order asks for', async (_name, wrong) => {
    const { id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId, wrong)
    await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
    expect((await stateOf(id)).paymentStatus).toBe('pending')
    expect(await refundsOf(payment.id)).toBe(1)
  })

  test('when an order is paid twice: the second payment, not the first', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const first = await payAtGateway(gatewayOrderId)
    const second = await payAtGateway(gatewayOrderId)
    await deliver(shop, await messageAbout(first.payment.id, 'payment.captured'))
    await deliver(shop, await messageAbout(second.payment.id, 'payment.captured'))
    expect(await refundsOf(first.payment.id)).toBe(0)
    expect(await refundsOf(second.payment.id)).toBe(1)
    expect(await stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
  })

  test('when staff say so: the order reads refunded only after the gateway has taken it back', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await verify(id, buyer.token, proof)
    const down = await openShop(({ payments }) => ({
      payments: {
        ...payments,
        online: payments.online && { ...payments.online, refund: () => Promise.reject(new Error('down')) },
      },
    }))
    const ask = { token: staff.token, body: { paymentStatus: 'refunded' } }
    expect((await down.call('PATCH', `/api/order/${id}`, ask)).status).toBe(500)
    expect((await stateOf(id)).paymentStatus).toBe('paid')
    expect((await shop.call('PATCH', `/api/order/${id}`, ask)).body.paymentStatus).toBe('refunded')
    expect(await refundsOf(payment.id)).toBe(1)
    await deliver(shop, await messageAbout(payment.id, 'refund.processed'))
    expect(await stateOf(id)).toEqual({ paymentStatus: 'refunded', steps: ['paid', 'refunded'] })
    await down.close()
  })

  test('when staff cancel a paid order: pieces to the shelf, money to the customer', async () => {
    const { buyer, tee, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await verify(id, buyer.token, proof)
    expect((await move(id, { status: 'cancelled' })).body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    })
    expect([await refundsOf(payment.id), await stockOf(shop.deps, tee)]).toEqual([1, 10])
  })

  test('and the mails promise no more than that', async () => {
    const text = async (mail: string) => (await shop.deps.db.doc(`mail/${mail}`).get()).get('message').text as string
    const unpaid = await openOrder()
    expect(await text(`${unpaid.id}-placed`)).toContain('Pay your order on its page')
    await move(unpaid.id, { status: 'cancelled' })
    expect(await text(`${unpaid.id}-cancelled`)).toContain('There is nothing to pay.')
    const paid = await openOrder()
    const { proof } = await payAtGateway(paid.gatewayOrderId)
    await verify(paid.id, paid.buyer.token, proof)
    await move(paid.id, { status: 'cancelled' })
    expect(await text(`${paid.id}-cancelled`)).toContain('What you paid is on its way back')
  })

  test('not when the cancellation itself is refused', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await verify(id, buyer.token, proof)
    for (const status of ['in_production', 'shipped']) await move(id, { status })
    expect((await move(id, { status: 'cancelled' })).status).toBe(409)
    expect(await refundsOf(payment.id)).toBe(0)
  })

  test('when it was returned at the gateway itself, the order follows', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    await verify(id, buyer.token, proof)
    await askGateway(`/v1/payments/${payment.id}/refund`, {})
    await deliver(shop, await messageAbout(payment.id, 'refund.processed'))
    expect(await stateOf(id)).toEqual({ paymentStatus: 'refunded', steps: ['paid', 'refunded'] })
  })
})

describe('what was never told', () => {
  test('is found by the regular look: a payment whose messages got lost, a refund that was cut short', async () => {
    const lost = await openOrder()
    await payAtGateway(lost.gatewayOrderId)
    const due = await openOrder()
    await move(due.id, { status: 'cancelled' })
    const { payment } = await payAtGateway(due.gatewayOrderId)
    const down = await openShop(({ payments }) => ({
      payments: {
        ...payments,
        online: payments.online && { ...payments.online, refund: () => Promise.reject(new Error('down')) },
      },
    }))
    expect((await deliver(down, await messageAbout(payment.id, 'payment.captured'))).status).toBe(500)
    expect(await refundsOf(payment.id)).toBe(0)
    await reconcilePayments(shop.deps)
    expect((await stateOf(lost.id)).paymentStatus).toBe('paid')
    expect(await refundsOf(payment.id)).toBe(1)
    await down.close()
  })

  test('is found before anybody is asked to pay a second time', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    await payAtGateway(gatewayOrderId)
    expect(await create(id, buyer.token)).toMatchObject({
      status: 409,
      body: { message: 'This order is already paid.' },
    })
    expect((await stateOf(id)).paymentStatus).toBe('paid')
  })
})

test('a shop without a gateway offers cash on delivery and takes no payment', async () => {
  const manual = await openShop(() => ({ payments: { methods: ['cash_on_delivery'], online: undefined } }))
  expect((await manual.call('GET', '/api/payments/methods')).body).toEqual({ methods: ['cash_on_delivery'] })
  const { buyer, id, gatewayOrderId } = await openOrder()
  const ask = { token: buyer.token, body: { orderId: id } }
  expect((await manual.call('POST', '/api/payments/create', ask)).body.message).toBe(
    'Online payment is not possible at the moment.',
  )
  const { payment } = await payAtGateway(gatewayOrderId)
  expect((await deliver(manual, await messageAbout(payment.id, 'payment.captured'))).status).toBe(400)
  await manual.close()
})

test('a shop with its gateway offers all five ways to pay', async () => {
  expect((await shop.call('GET', '/api/payments/methods')).body.methods).toEqual([
    'credit_card',
    'debit_card',
    'upi',
    'paypal',
    'cash_on_delivery',
  ])
})
