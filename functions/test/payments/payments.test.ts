import { createHmac, randomUUID } from 'node:crypto'
import { hoursToPay } from '@teeshala/contract/payments/payment-time'
import { describe, expect, test } from 'vitest'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import { totalPaise } from '../fixtures/checkout/checkout-fixture.ts'
import { fixture, openOrderOf, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { guestKinds, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { askGateway, deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'
import { gatewayIsDown, openShopWithRefunds } from '../fixtures/shops/open-shop-with-refunds.ts'

useCheckoutFixture()

describe.each(kinds)('paying a %s order', (kind) => {
  const openOrder = openOrderOf(kind)

  test('opens the gateway once for exactly the order total, however often it is requested', async () => {
    const { buyer, id, opened, gatewayOrderId } = await openOrder('upi')
    expect(opened).toMatchObject({
      status: 201,
      body: {
        amountPaise: totalPaise[kind],
        currency: 'INR',
        orderId: id,
        method: 'upi',
        prefill: { name: 'Kavya Iyer', email: buyer.email, contact: buyer.phone },
      },
    })
    const again = await Promise.all([fixture.create(id, buyer.token), fixture.create(id, buyer.token)])
    expect(again.map(({ body }) => body.gatewayOrderId)).toEqual([gatewayOrderId, gatewayOrderId])
    expect(await askGateway(`/v1/orders/${gatewayOrderId}`)).toMatchObject({ amount: totalPaise[kind], receipt: id })
    expect(opened.text).not.toContain('secret')
  })

  test('two simultaneous first clicks get one gateway order', async () => {
    const { buyer, id } = await fixture.sell('credit_card', kind)
    const opened = await Promise.all(Array.from({ length: 5 }, () => fixture.create(id, buyer.token)))
    expect(new Set(opened.map(({ body }) => body.gatewayOrderId)).size).toBe(1)
  })

  test('is confirmed by what the payment window returns to the page, and shows the payment reference', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId)
    expect(await fixture.verify(id, buyer.token, proof)).toMatchObject({
      status: 200,
      body: { paymentStatus: 'paid', paymentReference: payment.id },
    })
    expect(await fixture.verify(id, buyer.token, proof)).toMatchObject({ status: 200, body: { paymentStatus: 'paid' } })
    expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
    expect((await shop.deps.db.doc(`gatewayOrders/${gatewayOrderId}`).get()).get('isOpen')).toBe(false)
    expect(await fixture.create(id, buyer.token)).toMatchObject({
      status: 409,
      body: { message: 'This order is already paid.' },
    })
  })

  test('captures money that a bank has only authorised', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof, payment } = await payAtGateway(gatewayOrderId, { status: 'authorized', captured: false })
    expect((await fixture.verify(id, buyer.token, proof)).body.paymentStatus).toBe('paid')
    expect(await askGateway(`/v1/payments/${payment.id}`)).toMatchObject({ status: 'captured' })
    const listed = await shop.call('GET', `/api/orders/${id}/payments`, { token: fixture.staff.token })
    const amount = totalPaise[kind] / 100
    const fee = { amount: expect.closeTo(amount * 0.0236, 1), gst: expect.closeTo(amount * 0.0036, 1) }
    expect(listed.body).toEqual([expect.objectContaining({ _id: payment.id, amount, status: 'captured', fee })])
  })

  test('is refused for a cash order and a cancelled one', async () => {
    const { buyer, id } = await openOrder()
    await fixture.move(id, { status: 'cancelled' })
    expect((await fixture.create(id, buyer.token)).body.message).toBe(
      'This order was cancelled. There is nothing to pay.',
    )
    const cash = await openOrder('cash_on_delivery')
    expect(cash.opened).toMatchObject({ status: 409, body: { message: 'This order is paid on delivery.' } })
  })

  test('with a wrong amount is refunded, and a new window asks for the right one', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway(gatewayOrderId, { amount: 100 })
    const again = await fixture.create(id, buyer.token)
    expect(again).toMatchObject({ status: 201, body: { amountPaise: totalPaise[kind] } })
    expect(again.body.gatewayOrderId).not.toBe(gatewayOrderId)
    expect(await fixture.refundsOf(payment.id)).toBe(1)
    const { proof } = await payAtGateway(again.body.gatewayOrderId)
    expect((await fixture.verify(id, buyer.token, proof)).body.paymentStatus).toBe('paid')
  })

  test('whose money came unreported is accepted before the customer is asked to pay again', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    await payAtGateway(gatewayOrderId)
    expect(await fixture.create(id, buyer.token)).toMatchObject({
      status: 409,
      body: { message: 'This order is already paid.' },
    })
    expect((await fixture.stateOf(id)).paymentStatus).toBe('paid')
  })
})

test.each(guestKinds)('a guest pays a %s order with its token, and nobody pays without it', async (kind) => {
  const tee = await putProduct(shop.deps, { isCustomizable: true })
  const request = await requestFor(kind, shop, undefined, { productId: tee, paymentMethod: 'upi' })
  const placed = await submit(kind, shop, undefined, request, randomUUID())
  const { _id, trackingToken, payBy, createdAt, totalPrice } = placed.body
  expect(payBy && Date.parse(payBy) - Date.parse(createdAt)).toBe(
    kind === 'single' ? hoursToPay * 3_600_000 : undefined,
  )
  expect((await fixture.create(_id)).status).toBe(401)
  expect((await fixture.create(_id, undefined, 'guessed')).status).toBe(404)
  const opened = await fixture.create(_id, undefined, trackingToken)
  expect(opened).toMatchObject({ status: 201, body: { amountPaise: totalPrice * 100 } })
  const { proof } = await payAtGateway(opened.body.gatewayOrderId)
  expect((await fixture.verify(_id, undefined, proof)).status).toBe(401)
  expect((await fixture.verify(_id, undefined, { ...proof, razorpay_signature: '0'.repeat(64) })).status).toBe(401)
  expect((await fixture.stateOf(_id)).paymentStatus).toBe('pending')
  expect((await fixture.verify(_id, undefined, proof, trackingToken)).body.paymentStatus).toBe('paid')
})

test('a window that the gateway no longer knows is replaced', async () => {
  const { buyer, id } = await fixture.openOrder()
  const document = shop.deps.db.doc(`orders/${id}`)
  await document.update({ 'payment.gateway': { orderId: 'order_forgotten', paymentIds: [] } })
  const { body } = await fixture.create(id, buyer.token)
  expect(await askGateway(`/v1/orders/${body.gatewayOrderId}`)).toMatchObject({ receipt: id })
  expect((await document.get()).get('payment.gateway')).toEqual({ orderId: body.gatewayOrderId, paymentIds: [] })
})

describe.each(kinds)('a proof of payment of a %s order', (kind) => {
  const openOrder = openOrderOf(kind)

  test('that comes while the payment is in progress is accepted once it is complete', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof } = await payAtGateway(gatewayOrderId)
    const early = await openShop(({ payments }) => {
      const { online } = payments
      const findPayment = async (paymentId: string) => {
        const payment = await online?.findPayment(paymentId)
        return payment && { ...payment, status: 'created' as const }
      }
      return { payments: { ...payments, online: online && { ...online, findPayment } } }
    })
    const ask = { token: buyer.token, body: { orderId: id, ...proof } }
    expect((await early.call('POST', '/api/payments/verify', ask)).body.paymentStatus).toBe('pending')
    expect((await fixture.verify(id, buyer.token, proof)).body.paymentStatus).toBe('paid')
    await early.close()
  })

  test('with a forged signature changes nothing', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { proof } = await payAtGateway(gatewayOrderId)
    const forged = {
      ...proof,
      razorpay_signature: proof.razorpay_signature.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    }
    expect((await fixture.verify(id, buyer.token, forged)).status).toBe(400)
    expect((await fixture.stateOf(id)).paymentStatus).toBe('pending')
  })

  test('of a cheap order does not pay for an expensive one', async () => {
    const { buyer, id } = await openOrder()
    const cheap = await openOrder()
    const { proof } = await payAtGateway(cheap.gatewayOrderId)
    expect((await fixture.verify(id, buyer.token, proof)).status).toBe(400)
    expect((await fixture.stateOf(id)).paymentStatus).toBe('pending')
  })

  test('signed by the gateway for the payment of another order is checked against the gateway’s record and refused', async () => {
    const { buyer, id, gatewayOrderId } = await openOrder()
    const { payment } = await payAtGateway((await openOrder()).gatewayOrderId)
    const signature = createHmac('sha256', process.env.RAZORPAY_KEY_SECRET ?? '')
      .update(`${gatewayOrderId}|${payment.id}`)
      .digest('hex')
    const proof = {
      razorpay_order_id: gatewayOrderId,
      razorpay_payment_id: payment.id,
      razorpay_signature: signature,
    }
    expect((await fixture.verify(id, buyer.token, proof)).status).toBe(400)
    expect((await fixture.stateOf(id)).paymentStatus).toBe('pending')
  })
})

/** Opens a shop whose runs are out of time after asking about one order. */
function cutShort(): Promise<Shop> {
  let lateMs = 0
  return openShop(({ payments, now }) => ({
    now: () => new Date(now().getTime() + lateMs),
    payments: {
      ...payments,
      online: payments.online && {
        ...payments.online,
        paymentsOf: (id) => {
          lateMs = 6 * 60_000
          return payments.online?.paymentsOf(id) ?? Promise.resolve([])
        },
      },
    },
  }))
}

describe('a payment that was never reported', () => {
  test('is found by the regular check, and so is an interrupted refund', async () => {
    const down = await openShopWithRefunds(gatewayIsDown)
    const untold = []
    for (const kind of kinds) {
      const lost = await fixture.openOrder('upi', kind)
      const declined = await payAtGateway(lost.gatewayOrderId, { problem: 'declined' })
      await deliver(shop, await messageAbout(declined.payment.id, 'payment.failed'))
      await payAtGateway(lost.gatewayOrderId)
      const due = await fixture.openOrder('upi', kind)
      await fixture.move(due.id, { status: 'cancelled' })
      const { payment } = await payAtGateway(due.gatewayOrderId)
      expect((await deliver(down, await messageAbout(payment.id, 'payment.captured'))).status).toBe(200)
      expect(await fixture.refundsOf(payment.id)).toBe(0)
      untold.push({ lost, payment })
    }
    await reconcilePayments(shop.deps)
    for (const { lost, payment } of untold) {
      expect((await fixture.stateOf(lost.id)).paymentStatus).toBe('paid')
      expect(await fixture.refundsOf(payment.id)).toBe(1)
    }
    await down.close()
  })

  test('is found for every payment: of two for one order, one pays it and the other is refunded', async () => {
    const twice = []
    for (const kind of kinds) {
      const { id, gatewayOrderId } = await fixture.openOrder('upi', kind)
      twice.push({ id, paid: [await payAtGateway(gatewayOrderId), await payAtGateway(gatewayOrderId)] })
    }
    await reconcilePayments(shop.deps)
    for (const { id, paid } of twice) {
      const returned = await Promise.all(paid.map(({ payment }) => fixture.refundsOf(payment.id)))
      expect(returned.sort()).toEqual([0, 1])
      expect(await fixture.stateOf(id)).toEqual({ paymentStatus: 'paid', steps: ['paid'] })
    }
  })

  test('is found however many others have waited as long, and however many of them fail', async () => {
    const { db, now } = shop.deps
    const ids = Array.from({ length: 240 }, () => `order_${randomUUID()}`)
    const batch = db.batch()
    const waiting = { orderId: 'TS0000000000', amountPaise: 100, isOpen: true, askedAt: new Date(0), createdAt: now() }
    for (const id of ids) batch.create(db.doc(`gatewayOrders/${id}`), waiting)
    await batch.commit()
    const lost = await fixture.openOrder()
    await db.doc(`gatewayOrders/${lost.gatewayOrderId}`).update({ askedAt: new Date(1) })
    await payAtGateway(lost.gatewayOrderId)
    const outcome = await reconcilePayments(shop.deps)
    expect((await fixture.stateOf(lost.id)).paymentStatus).toBe('paid')
    expect(outcome.failed).toBeGreaterThanOrEqual(240)
    const after = await db.getAll(...ids.map((id) => db.doc(`gatewayOrders/${id}`)))
    expect(after.filter((found) => found.get('askedAt').toMillis() === 0)).toEqual([])
    const clean = db.batch()
    for (const id of ids) clean.delete(db.doc(`gatewayOrders/${id}`))
    await clean.commit()
  })

  test('is found in the next run if one ends early: orders already checked go to the end of the queue', async () => {
    const [first, second] = [await fixture.openOrder(), await fixture.openOrder()]
    await payAtGateway(second.gatewayOrderId)
    const { db } = shop.deps
    await db.doc(`gatewayOrders/${first.gatewayOrderId}`).update({ askedAt: new Date(1) })
    await db.doc(`gatewayOrders/${second.gatewayOrderId}`).update({ askedAt: new Date(2) })
    const runs = [await cutShort(), await cutShort()] as const
    expect(await reconcilePayments(runs[0].deps)).toMatchObject({ asked: 1 })
    expect((await fixture.stateOf(second.id)).paymentStatus).toBe('pending')
    await reconcilePayments(runs[1].deps)
    expect((await fixture.stateOf(second.id)).paymentStatus).toBe('paid')
    for (const run of runs) await run.close()
  })

  test('is found in a window that was reopened after its watch had ended', async () => {
    const { buyer, id, gatewayOrderId } = await fixture.openOrder('upi', 'bulk')
    const document = shop.deps.db.doc(`gatewayOrders/${gatewayOrderId}`)
    const longAgo = new Date(shop.deps.now().getTime() - 4 * 86_400_000)
    await document.update({ createdAt: longAgo, askedAt: longAgo })
    await reconcilePayments(shop.deps)
    expect((await document.get()).get('isOpen')).toBe(false)
    expect((await fixture.create(id, buyer.token)).body.gatewayOrderId).toBe(gatewayOrderId)
    await payAtGateway(gatewayOrderId)
    await reconcilePayments(shop.deps)
    expect((await fixture.stateOf(id)).paymentStatus).toBe('paid')
  })

  test('is checked in time however long the other queues are, and a due refund is made', async () => {
    const down = await openShopWithRefunds(gatewayIsDown)
    const due = await fixture.openOrder()
    await fixture.move(due.id, { status: 'cancelled' })
    const { payment } = await payAtGateway(due.gatewayOrderId)
    await deliver(down, await messageAbout(payment.id, 'payment.captured'))
    await down.close()
    const { db, now } = shop.deps
    const link = { orderId: 'TB0000000000', amountPaise: 100, paidPaise: 0, state: 'open', isOpen: true } as const
    const links = Array.from({ length: 12 }, (_, index) => db.doc(`paymentLinks/TB0000000000-${index + 1}`))
    for (const each of links) {
      await each.set({ ...link, expiresAt: now(), askedAt: new Date(1), createdAt: now(), updatedAt: now() })
    }
    const lost = await Promise.all(Array.from({ length: 8 }, () => fixture.openOrder()))
    for (const { gatewayOrderId } of lost) {
      await db.doc(`gatewayOrders/${gatewayOrderId}`).update({ askedAt: new Date(1) })
    }
    let lateMs = 0
    const minutely = await openShop(({ payments, now }) => ({
      now: () => new Date(now().getTime() + lateMs),
      payments: {
        ...payments,
        online: payments.online && {
          ...payments.online,
          findLink: async () => {
            lateMs += 60_000
            return undefined
          },
          paymentsOf: async () => {
            lateMs += 60_000
            return []
          },
        },
      },
    }))
    const outcome = await reconcilePayments(minutely.deps)
    await minutely.close()
    expect([outcome.asked > 0, outcome.links > 0]).toEqual([true, true])
    expect(lateMs).toBeLessThan(7 * 60_000)
    expect(await fixture.refundsOf(payment.id)).toBe(1)
    for (const each of links) await each.delete()
  })

  test('is no longer looked for three days after the payment was opened', async () => {
    const { gatewayOrderId } = await fixture.openOrder()
    const document = shop.deps.db.doc(`gatewayOrders/${gatewayOrderId}`)
    const isOpenAfter = async (ms: number) => {
      const openedAt = new Date(shop.deps.now().getTime() - ms)
      await document.update({ createdAt: openedAt, askedAt: openedAt })
      await reconcilePayments(shop.deps)
      return (await document.get()).get('isOpen')
    }
    const threeDays = 3 * 86_400_000
    expect(await isOpenAfter(threeDays - 600_000)).toBe(true)
    expect(await isOpenAfter(threeDays + 1)).toBe(false)
  })
})
