import { createHmac } from 'node:crypto'
import { triesAfterMs } from '@teeshala/contract/payments/gateway/gateway-message'
import { describe, expect, test, vi } from 'vitest'
import { gatewayMessagesIn } from '../../src/firestore/collections.ts'
import { takeInDueMessages } from '../../src/payments/messages/take-in-due-messages.ts'
import { takeInMessage } from '../../src/payments/messages/take-in-message.ts'
import { totalPaise } from '../fixtures/checkout/checkout-fixture.ts'
import { fixture, openOrderOf, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { messagesInDisorder } from '../fixtures/faults/messages-in-disorder.ts'
import { kinds } from '../fixtures/kinds-of-order.ts'
import { askGateway, deliver, idOfMessage, messageAbout, payAtGateway, tell } from '../fixtures/pay.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

useCheckoutFixture()

describe.each(kinds)('a gateway message about a %s order', (kind) => {
  const openOrder = openOrderOf(kind)

  test('replayed ten times at once and ten times in sequence changes the state once', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId)
    const message = await messageAbout(payment.id, 'payment.captured')
    const replies = await Promise.all(Array.from({ length: 10 }, () => deliver(shop, message)))
    for (let time = 0; time < 10; time++) replies.push(await deliver(shop, message))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
    expect(await fixture.refundsOf(payment.id)).toBe(0)
  })

  test('under another name, such as order.paid, still counts the money once', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId)
    const kinds = ['order.paid', 'payment.captured', 'payment.authorized']
    for (const kind of kinds) await deliver(shop, await messageAbout(payment.id, kind))
    const message = await messageAbout(payment.id, 'payment.captured')
    await deliver(shop, { ...message, headers: { ...message.headers, 'x-razorpay-event-id': 'another-name' } })
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
  })

  test('that comes before the shop has stored the gateway order finds its order by the receipt', async () => {
    const { id, gatewayOrderId } = await openOrder()
    await shop.deps.db.doc(`gatewayOrders/${gatewayOrderId}`).delete()
    const { payment } = await payAtGateway(gatewayOrderId)
    await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
    expect((await fixture.stateOf(id)).paymentStatus).toBe('paid')
  })

  test('about a failure that comes after the money does not undo it', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const failure = await payAtGateway(gatewayOrderId, { problem: 'declined' })
    const { payment } = await payAtGateway(gatewayOrderId)
    await deliver(shop, await messageAbout(payment.id, 'payment.captured'))
    await deliver(shop, await messageAbout(failure.payment.id, 'payment.failed'))
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
  })

  test('about a failure shows it, and the order can still be paid', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const failure = await payAtGateway(gatewayOrderId, { problem: 'declined' })
    await deliver(shop, await messageAbout(failure.payment.id, 'payment.failed'))
    expect((await fixture.stateOf(id)).paymentStatus).toBe('failed')
    expect((await fixture.create(id, buyer.token)).body.gatewayOrderId).toBe(gatewayOrderId)
    const { proof } = await payAtGateway(gatewayOrderId)
    expect((await fixture.verify(id, buyer.token, proof)).body.paymentStatus).toBe('paid')
  })

  test.each(['a signature for another body', 'no signature', 'a body changed by one byte'])(
    'with %s is refused and changes nothing',
    async (fault) => {
      const { id, gatewayOrderId } = await openOrder()
      const { payment } = await payAtGateway(gatewayOrderId)
      const message = await messageAbout(payment.id, 'payment.captured')
      const { 'x-razorpay-signature': signature = '', ...headers } = message.headers
      const reply = await deliver(shop, {
        body:
          fault === 'a body changed by one byte'
            ? message.body.replace(`${totalPaise[kind]}`, `${totalPaise[kind] + 1}`)
            : message.body,
        headers: {
          ...headers,
          ...(fault === 'a signature for another body' && {
            'x-razorpay-signature': signature.split('').reverse().join(''),
          }),
          ...(fault === 'a body changed by one byte' && { 'x-razorpay-signature': signature }),
        },
      })
      expect(reply.status).toBe(400)
      expect((await fixture.stateOf(id)).paymentStatus).toBe('pending')
    },
  )

  test('whose database commit is lost is processed once', async () => {
    const { id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId)
    const message = await messageAbout(payment.id, 'payment.captured')
    const told = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
    const stores = vi.spyOn(told.deps.db, 'runTransaction')
    expect((await tell(told, message)).status).toBe(200)
    expect(stores).toHaveBeenCalledTimes(3)
    // The first transaction records the try itself.
    const working = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2, 1), sleep: async () => {} }))
    const commits = vi.spyOn(working.deps.db, 'runTransaction')
    expect(await takeInMessage(idOfMessage(message), working.deps)).toBe('done')
    expect(commits).toHaveBeenCalledTimes(4)
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
    await Promise.all([told.close(), working.close()])
  })
})

test.each(['hotel-7', 'hotel/7', undefined])(
  'a message about something that is not ours, %s, is accepted and ignored',
  async (receipt) => {
    const foreign = await askGateway<{ id: string }>('/v1/orders', { amount: 500, currency: 'INR', receipt })
    const { payment } = await payAtGateway(foreign.id)
    expect((await deliver(shop, await messageAbout(payment.id, 'payment.captured'))).status).toBe(200)
    expect((await shop.deps.db.doc(`payments/${payment.id}`).get()).exists).toBe(false)
  },
)

test('300 messages in random order, each three times, a tenth of them forged: each order is paid once', async () => {
  const orders = await Promise.all(
    Array.from({ length: 30 }, (_, index) => fixture.openOrder('upi', kinds[index % kinds.length])),
  )
  const { statuses, genuine, forged } = await messagesInDisorder(
    shop,
    orders.map(({ gatewayOrderId }) => gatewayOrderId),
  )
  expect(statuses).toEqual({ 200: genuine, 400: forged })
  for (const { id } of orders) {
    const { paymentStatus, steps } = await fixture.stateOf(id)
    expect([paymentStatus, steps.filter((step) => step === 'paid').length]).toEqual(['paid', 1])
  }
})

test.each(['order_id', 'id'])(
  'a signed message whose %s cannot be a document name changes nothing and breaks nothing',
  async (field) => {
    const { id, gatewayOrderId } = await fixture.openOrder('upi', 'single')
    const { payment } = await payAtGateway(gatewayOrderId)
    const message = JSON.parse((await messageAbout(payment.id, 'payment.captured')).body)
    message.payload.payment.entity[field] = '__x__'
    const body = JSON.stringify(message)
    const signature = createHmac('sha256', process.env.RAZORPAY_WEBHOOK_SECRET ?? '')
      .update(body)
      .digest('hex')
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature }
    expect((await deliver(shop, { body, headers })).status).toBe(200)
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'pending', steps: [] })
  },
)

test('a message is answered before it is processed, however often it comes; lost work is found by the scheduled job', async () => {
  const { id, gatewayOrderId } = await fixture.openOrder('upi', 'shop')
  const { payment } = await payAtGateway(gatewayOrderId)
  const message = await messageAbout(payment.id, 'payment.captured')
  // A gateway that never answers: a handler that asked it before answering would never finish.
  const endless = () => new Promise<never>(() => {})
  const unasked = await openShop(({ payments }) => ({
    payments: { ...payments, online: payments.online && { ...payments.online, findOrder: endless, capture: endless } },
  }))
  expect([await tell(unasked, message), await tell(unasked, message)].map(({ status }) => status)).toEqual([200, 200])
  await unasked.close()
  expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'pending', steps: [] })
  await takeInDueMessages(shop.deps)
  expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
  const stored = await gatewayMessagesIn(shop.deps.db).doc(idOfMessage(message)).get()
  expect(stored.get('progress')).toEqual({ state: 'done', tries: 1, dueAt: null })
})

test('a message that fails for good is reported to staff and the log, once', async () => {
  const alarms: unknown[] = []
  let time = Date.UTC(2031, 0, 1)
  const log = Object.assign(Object.create(shop.deps.log), {
    error: () => {},
    fatal: (facts: unknown) => alarms.push(facts),
  })
  const broken = await openEmptyShop({ now: () => new Date(time), log })
  const gone = await askGateway<{ id: string }>('/v1/orders', { amount: 500, currency: 'INR', receipt: 'hotel-7' })
  const { payment } = await payAtGateway(gone.id)
  const { methods, online } = broken.deps.payments
  const down = online && { ...online, findOrder: () => Promise.reject(new Error('down')) }
  const deps = Object.create(broken.deps, { payments: { value: { methods, online: down } } })
  const message = await messageAbout(payment.id, 'payment.captured')
  expect((await tell(broken, message)).status).toBe(200)
  const states: unknown[] = []
  for (const minutes of [0, ...triesAfterMs.map((ms) => ms / 60_000), 60]) {
    time += minutes * 60_000
    states.push(await takeInDueMessages(deps))
  }
  expect(states).toEqual([...triesAfterMs.map(() => ({ waiting: 1 })), { failed: 1 }, {}])
  expect(alarms).toEqual([{ alarm: 'gateway_messages', count: 1 }])
  await broken.close()
})
