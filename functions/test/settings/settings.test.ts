import { randomUUID } from 'node:crypto'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedSettings } from '../../../emulators/seed/settings.ts'
import { fillCart, placeOrder } from '../fixtures/checkout/checkout.ts'
import { kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, newEmail } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let token: string
let before: FirebaseFirestore.DocumentData | undefined
const document = () => shop.deps.db.doc('settings/store')
beforeAll(async () => {
  shop = await openShop()
  token = (await admin(shop.deps)).token
})
afterAll(() => shop.close())
beforeEach(async () => {
  before = (await document().get()).data()
})
afterEach(async () => {
  await (before ? document().set(before) : document().delete())
})

const change = (body: unknown) => shop.call('PUT', '/api/settings', { token, body })

test('a change applies at once, and other settings stay', async () => {
  const { body: old } = await shop.call('GET', '/api/settings')
  const changed = await change({ shippingFee: 49.5, phone: '+918011112222' })
  expect(changed).toMatchObject({ status: 200, body: { ...old, shippingFee: 49.5, phone: '+918011112222' } })
  expect((await shop.call('GET', '/api/settings', { token })).body).toEqual(changed.body)
  const open = await shop.call('GET', '/api/settings')
  expect(open.body).toEqual({ ...old, shippingFee: 49.5, phone: '+918011112222' })
  expect(open.headers.get('cache-control')).toContain('s-maxage=0')
})

test('visitors and customers do not see which staff get the shop’s mails', async () => {
  await change({ staffMails: [{ email: 'press@teeshala.test', newOrders: true, newMessages: false }] })
  const { token: ofCustomer } = await customer(shop.deps)
  for (const asked of [{}, { token: ofCustomer }]) {
    const { status, text } = await shop.call('GET', '/api/settings', asked)
    expect(status).toBe(200)
    expect(text).not.toMatch(/press@teeshala|staffMails|lowStock|PaymentMethods|updatedAt/)
  }
  expect((await shop.call('GET', '/api/settings', { token })).text).toContain('press@teeshala.test')
})

test('visitors see for how many days a problem with an order can be reported', async () => {
  expect((await shop.call('GET', '/api/settings')).body).toMatchObject({ claimDays: 14 })
  await change({ claimDays: 21 })
  expect((await shop.call('GET', '/api/settings')).body).toMatchObject({ claimDays: 21 })
})

test.each([
  ['owner', true],
  ['manager', true],
  ['viewer', true],
  ['press', false],
] as const)('a %s can read all settings: %s', async (role, isTold) => {
  await change({ staffMails: [{ email: 'press@teeshala.test', newOrders: true, newMessages: false }] })
  const { token: ofRole } = await admin(shop.deps, role)
  const { status, body } = await shop.call('GET', '/api/settings', { token: ofRole })
  expect(status).toBe(200)
  expect(Object.keys(body).includes('staffMails')).toBe(isTold)
  const changed = await shop.call('PUT', '/api/settings', { token: ofRole, body: {} })
  expect(changed.status).toBe(role === 'owner' ? 200 : 403)
})

test('settings that a colleague has changed meanwhile are not overwritten; the answer says by whom and what is stored', async () => {
  const open = async () => (await shop.call('GET', '/api/settings', { token })).body.updatedAt
  const basedOn = await open()
  expect((await change({ shippingFee: 61, basedOn })).status).toBe(200)
  const refused = await change({ shippingFee: 62, basedOn })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'EDIT_CONFLICT',
      message: 'Meera Nair changed this in the meantime.',
      details: { changedBy: 'Meera Nair', current: { shippingFee: 61, updatedAt: await open() } },
    },
  })
  expect((await change({ shippingFee: 61, basedOn })).status).toBe(200)
  const { current } = refused.body.details
  expect((await change({ shippingFee: 62, basedOn: current.updatedAt })).body.shippingFee).toBe(62)
})

test('a shop cannot turn off every payment method', async () => {
  const { configuredPaymentMethods } = (await shop.call('GET', '/api/settings', { token })).body
  expect(await change({ closedPaymentMethods: configuredPaymentMethods })).toMatchObject({
    status: 400,
    body: { fields: { closedPaymentMethods: 'Keep at least one way to pay' } },
  })
})

test('carts and orders use the shipping and print prices of the settings', async () => {
  await change({
    shippingFee: 49.5,
    freeShippingAbove: 500,
    furtherPrintPrice: 130,
    quantityBreaks: [{ from: 10, percent: 10 }],
  })
  const buyer = await customer(shop.deps)
  const productId = await putProduct(shop.deps, { pricePaise: 49_900, isCustomizable: true })
  const lines = (quantity: number) => fillCart(shop, buyer, [{ productId, quantity, placement: 'Left' }])
  const small = await lines(1)
  expect(small).toMatchObject({ itemsPrice: 499, shippingPrice: 49.5, totalPrice: 548.5 })
  const asBefore = { ...small, shippingPrice: 99, totalPrice: 598 }
  expect((await placeOrder(shop, buyer.token, asBefore)).status).toBe(409)
  expect(await placeOrder(shop, buyer.token, small)).toMatchObject({ status: 201, body: { totalPrice: 548.5 } })
  expect(await lines(2)).toMatchObject({ itemsPrice: 998, shippingPrice: 0, totalPrice: 998 })

  const shirts = { size: 'M', color: 'black', quantity: 10 }
  const bulk = (piece: number, further: number) => {
    const items = [
      { ...shirts, placement: 'Left', price: piece },
      { ...shirts, placement: 'Back A4', price: further },
    ]
    return shop.call('POST', '/api/bulk-order', { body: { productId, items } })
  }
  expect((await bulk(1200, 1300)).status).toBe(409)
  expect((await bulk(1080, 1200)).status).toBe(409)
  expect(await bulk(1080, 1300)).toMatchObject({ status: 201, body: { totalPrice: 2380 } })
})

test('the audit log shows the old and the new setting, and nothing if nothing changed', async () => {
  const entries = () => shop.deps.db.collection('auditLog').where('target', '==', 'settings/store').get()
  const { size } = await entries()
  await change({ furtherPrintPrice: 121 })
  await change({ furtherPrintPrice: 121 })
  const { docs } = await entries()
  expect(docs).toHaveLength(size + 1)
  const latest = docs.sort((one, other) => other.get('at').toMillis() - one.get('at').toMillis())[0]
  expect(latest?.get('details')).toEqual({
    from: { furtherPrintPrice: defaultSettings.furtherPrintPrice },
    to: { furtherPrintPrice: 121 },
  })
})

test('a payment method that is turned off is neither listed nor accepted, and earlier orders keep it', async () => {
  const buyer = await customer(shop.deps)
  const productId = await putProduct(shop.deps, { pricePaise: 49_900, isCustomizable: true })
  const checkout = await fillCart(shop, buyer, [{ productId, quantity: 1 }])
  const single = { productId, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  await change({ closedPaymentMethods: ['upi'] })
  const { methods } = (await shop.call('GET', '/api/payments/methods')).body
  expect(methods).not.toContain('upi')
  expect(methods).toContain('cash_on_delivery')
  for (const refused of [
    await placeOrder(shop, buyer.token, { ...checkout, paymentMethod: 'upi' }),
    await placeOrder(shop, undefined, { ...single, paymentMethod: 'upi' }),
  ]) {
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'METHOD_NOT_OFFERED', fields: { paymentMethod: expect.stringContaining('UPI is not offered') } },
    })
  }
  const key = randomUUID()
  const placed = await placeOrder(shop, undefined, { ...single, paymentMethod: 'credit_card' }, key)
  expect(placed.status).toBe(201)
  await change({ closedPaymentMethods: ['credit_card'] })
  const again = await placeOrder(shop, undefined, { ...single, paymentMethod: 'credit_card' }, key)
  expect(again).toMatchObject({ status: 201, body: { _id: placed.body._id } })
})

test.each(kinds)(
  'cash on delivery is refused for a %s order if the rules say so, and accepted if it is collected',
  async (kind) => {
    const buyer = await customer(shop.deps)
    const productId = await putProduct(shop.deps, { pricePaise: 49_900, isCustomizable: true })
    const shippingAddress = { address: '1 Beach Road', city: 'Port Blair', postalCode: '744101', country: 'India' }
    const order = async (wish: object) => {
      const body = await requestFor(kind, shop, buyer, { productId, paymentMethod: 'cash_on_delivery', ...wish })
      return submit(kind, shop, buyer.token, body)
    }
    await change({ cashRules: { from: null, upTo: null, closedPincodes: ['744'], isClosedForOwnPrints: false } })
    expect(await order({ shippingAddress })).toMatchObject({
      status: 409,
      body: {
        code: 'METHOD_NOT_OFFERED',
        fields: { paymentMethod: expect.stringContaining('not at PIN code 744101') },
      },
    })
    expect((await order({ shippingAddress: { ...shippingAddress, postalCode: '560004' } })).status).toBe(201)
    expect((await order({ shippingAddress, paymentMethod: 'upi' })).status).toBe(201)
    if (kind !== 'shop') expect((await order({})).status).toBe(201)
    if (kind === 'print') return
    await shop.deps.db.doc(`products/${productId}`).update({ isPrepaid: true, name: 'Varsity Jacket' })
    const elsewhere = { ...shippingAddress, postalCode: '560004' }
    expect(await order({ shippingAddress: elsewhere })).toMatchObject({
      status: 409,
      body: {
        code: 'METHOD_NOT_OFFERED',
        fields: { paymentMethod: expect.stringContaining('not for “Varsity Jacket”') },
      },
    })
    expect((await order({ shippingAddress: elsewhere, paymentMethod: 'upi' })).status).toBe(201)
    if (kind !== 'shop') expect((await order({})).status).toBe(201)
  },
)

test('only the staff named in the settings get a mail about a new order or message', async () => {
  const productId = await putProduct(shop.deps, { isCustomizable: true })
  const single = { productId, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const mail = async (id: string) => (await shop.deps.db.doc(`mail/${id}`).get()).data()
  const order = async () => (await placeOrder(shop, undefined, single)).body._id as string
  const write = async () =>
    (await shop.call('POST', '/api/contact', { body: { name: 'Asha', email: newEmail(), message: 'Hello' } })).body
      .ticket
  expect(await mail(`${await order()}-staff`)).toBeUndefined()
  expect((await mail(await write()))?.to).toEqual([seedSettings.email])
  await change({
    staffMails: [
      { email: 'Orders@teeshala.test', newOrders: true, newMessages: false },
      { email: 'desk@teeshala.test', newOrders: false, newMessages: true },
    ],
  })
  const id = await order()
  expect(await mail(`${id}-staff`)).toMatchObject({
    to: ['orders@teeshala.test'],
    message: { subject: `New: Order ${id}, ₹120.00`, text: expect.stringContaining(`/admin/orders?q=${id}`) },
  })
  expect((await mail(await write()))?.to).toEqual(['desk@teeshala.test'])
})

test.each<[string, object]>([
  ['shopName', { shopName: '' }],
  ['shippingFee', { shippingFee: -1 }],
  ['freeShippingAbove', { freeShippingAbove: '999' }],
  ['furtherPrintPrice', { furtherPrintPrice: 1.001 }],
  ['showListPrice', { showListPrice: 'yes' }],
  ['printMethod', { printMethod: 'magic' }],
  ['addressLines', { addressLines: Array(6).fill('a') }],
  ['grievanceOfficer', { grievanceOfficer: 'Meera' }],
  ['grievanceOfficer', { grievanceOfficer: { name: 'Meera', email: '', phone: 'ask at the desk' } }],
  ['phone', { phone: '12' }],
  ['phone', { phone: 'call me' }],
  ['phone', { phone: '+91 80 4567 8901 23 45 67' }],
  ['email', { email: '' }],
  ['gstin', { gstin: '29AAACT0000A1Z5' }],
  ['basedOn', { basedOn: 'yesterday' }],
  ['lowStockThreshold', { lowStockThreshold: 1.5 }],
  ['closedPaymentMethods', { closedPaymentMethods: ['cheque'] }],
  ['cashRules', { cashRules: { from: 2, upTo: 1, closedPincodes: [], isClosedForOwnPrints: false } }],
  ['staffMails', { staffMails: [{ email: 'press', newOrders: true, newMessages: true }] }],
])('an invalid %s is refused and changes nothing', async (field, body) => {
  const refused = await change({ ...body, legalName: 'Never Stored Ltd' })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.fields).some((name) => name.startsWith(field))).toBe(true)
  expect((await shop.call('GET', '/api/settings')).body.legalName).not.toBe('Never Stored Ltd')
})

test.each(['080 4567 8901', '+91 (80) 4567-8901', '1800 123 4567', ''])(
  'the shop’s number may be %j',
  async (phone) => {
    expect(await change({ phone })).toMatchObject({ status: 200, body: { phone } })
  },
)

test('an unknown setting is dropped', async () => {
  await change({ shippingFee: 50, isFree: true })
  expect((await document().get()).data()).not.toHaveProperty('isFree')
})
