import { expect, test } from 'vitest'
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts'
import { shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { dying, linkAt, waiting } from '../fixtures/linked-order.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

useCheckoutFixture()

/** The terms of a link that reaches the gateway late. */
const terms = (reference: string) => ({
  reference,
  expiresAt: new Date(Date.now() + 86_400_000),
  description: '',
  customer: { name: '', email: '', contact: '' },
})

test('a link whose creation was lost can be cancelled: it is found by its reference, and the order asked anew', async () => {
  const { ask, cancel, read, reference, list, state } = await waiting()
  const dead = await openShop(({ db }) => ({ db: dying(db, 1, false), sleep: async () => {} }))
  await ask({ amount: 1200 }, dead)
  await dead.close()
  expect((await linkAt(reference()))?.status).toBe('created')
  expect(await list()).toMatchObject([{ state: 'making', isUnwanted: false }])
  expect((await cancel()).status).toBe(200)
  expect((await linkAt(reference()))?.status).toBe('cancelled')
  expect(await list()).toMatchObject([{ state: 'cancelled' }])
  expect((await cancel()).status).toBe(409)
  expect((await ask({ amount: 1000 })).body.payLink).toMatchObject({ amount: 1000 })
  expect((await read()).payLink).toMatchObject({ url: (await linkAt(reference(2)))?.short_url })
  expect(await state()).toMatchObject({ status: 'pending' })
})

test.each([
  ['never reaches the gateway', undefined],
  ['turns up later', 'created'],
] as const)(
  'a link that is cancelled while the gateway is silent, and %s, leaves nothing to pay',
  async (_, turnsUp) => {
    const { ask, cancel, reference, list, read } = await waiting()
    const silent = await openShop(({ payments }) => ({
      payments: {
        ...payments,
        online: payments.online && {
          ...payments.online,
          findLink: async () => {
            throw new Error('nobody answers')
          },
        },
      },
    }))
    await ask({ amount: 1200 }, silent)
    expect((await cancel(silent)).status).toBe(200)
    await silent.close()
    expect(await list()).toMatchObject([{ state: 'making', isUnwanted: true }])
    expect((await read()).payLink).toBeUndefined()
    await reconcilePayments(shop.deps)
    expect(await list()).toMatchObject([{ state: 'cancelled' }])
    if (turnsUp) await shop.deps.payments.online?.makeLink({ ...terms(reference()), amountPaise: 120_000 })
    await reconcilePayments(shop.deps)
    expect((await linkAt(reference()))?.status).toBe(turnsUp && 'cancelled')
  },
)

test('a link cancelled while the gateway makes it is ended by whoever made it', async () => {
  const { ask, cancel, reference, read } = await waiting()
  const slow = await openShop(({ payments: { online, ...payments } }) => ({
    payments: {
      ...payments,
      online: online && {
        ...online,
        makeLink: async (of) => {
          expect((await cancel()).status).toBe(200)
          return online.makeLink(of)
        },
      },
    },
  }))
  expect((await ask({ amount: 1200 }, slow)).body.payLink).toBeUndefined()
  await slow.close()
  expect((await linkAt(reference()))?.status).toBe('cancelled')
  expect((await read()).payLink).toBeUndefined()
})
