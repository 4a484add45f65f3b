import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeUnusedDesigns } from '../../src/uploads/remove-unused-designs.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { admin, customer, type Person, signIn } from '../fixtures/people.ts'
import { putProduct, stockOf } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket()
let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

const contact = { name: 'Lakshmi Rao', phone: '98450 12345', email: 'lakshmi@people.test' }

/** Returns the body of an order of three blank shirts of ₹499 each, above the limit of free shipping, and their product. */
async function asked(changes: object = {}) {
  const tee = await putProduct(shop.deps, { stock: 10, name: 'Telephone Tee', sizes: [], colors: [] })
  const goods = { kind: 'shop', lines: [{ productId: tee, quantity: 3 }] }
  const body = { origin: 'phone', goods, contact, shippingAddress, payment: 'link', totalPrice: 1497, ...changes }
  return { tee, body }
}
const place = (body: unknown, key: string = randomUUID(), token = staff.token) =>
  shop.call('POST', '/api/admin/order', { token, body, headers: { 'Idempotency-Key': key } })
const price = (body: unknown) => shop.call('POST', '/api/admin/order/price', { token: staff.token, body })
const logOf = async (id: string) => (await shop.call('GET', `/api/orders/${id}/log`, { token: staff.token })).body

test('a phone order takes the stock and says how it came; its link opens and pays it without an account', async () => {
  const { tee, body } = await asked()
  const placed = await place(body)
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  expect(placed.body).toMatchObject({
    kind: 'shop',
    userId: null,
    origin: 'phone',
    contact: { ...contact, phone: '+919845012345' },
    paymentMethod: 'upi',
    paymentStatus: 'pending',
    totalPrice: 1497,
    timeline: [{ kind: 'status', to: 'placed', by: 'staff' }],
    shippingAddress: { name: 'Lakshmi Rao', phone: '+919845012345' },
  })
  expect(await stockOf(shop.deps, tee)).toBe(7)
  const { _id, trackingToken } = placed.body
  const read = await shop.call('GET', `/api/orders/${_id}`, { secret: trackingToken })
  expect([read.status, read.body.trackingToken]).toEqual([200, undefined])
  const mail = await shop.deps.db.doc(`mail/${_id}-placed`).get()
  expect([mail.get('to'), mail.get('message.text').includes(trackingToken)]).toEqual([['lakshmi@people.test'], true])
  expect(await logOf(_id)).toMatchObject([{ action: 'order.taken', actorName: 'Meera Nair' }])
})

test('cash at the counter marks the order as paid by staff, and its page asks the customer for nothing', async () => {
  const { body } = await asked({ origin: 'counter', payment: 'cash', shippingAddress: undefined })
  const { body: order } = await place(body)
  expect(order).toMatchObject({ origin: 'counter', paymentStatus: 'paid', shippingAddress: null, shippingPrice: 0 })
  expect(order.timeline.map(({ kind, to, by }: Record<string, unknown>) => [kind, to, by])).toEqual([
    ['status', 'placed', 'staff'],
    ['payment', 'paid', 'staff'],
  ])
  expect(order).not.toHaveProperty('payBy')
  const stored = await shop.deps.db.doc(`orders/${order._id}`).get()
  expect(stored.get('payment')).toMatchObject({ duePaise: 149_700, paidPaise: 149_700 })
})

test('a lost payment link is replaced: the new one opens the order, the old one nothing, and later mails have the new one', async () => {
  const { body } = await asked()
  const { _id, trackingToken } = (await place(body)).body
  const renew = (id: string) => shop.call('POST', `/api/admin/order/${id}/link`, { token: staff.token })
  const open = async (token: string) => (await shop.call('GET', `/api/orders/${_id}`, { secret: token })).status
  const renewed = await renew(_id)
  expect(renewed.status, JSON.stringify(renewed.body)).toBe(200)
  expect(await Promise.all([open(renewed.body.trackingToken), open(trackingToken)])).toEqual([200, 404])
  expect(await logOf(_id)).toMatchObject([{ action: 'order.link_renewed' }, { action: 'order.taken' }])

  const cancel = { token: staff.token, body: { status: 'cancelled' } }
  expect((await shop.call('PATCH', `/api/order/${_id}`, cancel)).status).toBe(200)
  const later = await shop.deps.db.doc(`mail/${_id}-cancelled`).get()
  expect(later.get('message.text')).toContain(renewed.body.trackingToken)

  expect(await renew(_id)).toMatchObject({
    status: 409,
    body: { message: 'This order is not waiting for an online payment.' },
  })
  expect((await renew('TS222222222222')).status).toBe(404)
})

test('an order taken for a customer with an account is theirs, and also opens by the link they were sent', async () => {
  const buyer = await customer(shop.deps, 'Kavya Iyer')
  const { body } = await asked({ userId: buyer.uid, payment: 'later' })
  const { body: order } = await place(body)
  expect(order).toMatchObject({ userId: buyer.uid, paymentMethod: 'cash_on_delivery', paymentStatus: 'pending' })
  const own = await shop.call('GET', '/api/orders', { token: buyer.token })
  expect(own.body.map(({ _id }: { _id: string }) => _id)).toContain(order._id)
  expect((await shop.call('GET', `/api/orders/${order._id}`, { secret: order.trackingToken })).status).toBe(200)
  const stranger = await place((await asked({ userId: 'nobody' })).body)
  expect(stranger).toMatchObject({ status: 400, body: { fields: { userId: 'There is no such customer.' } } })
})

test('a discount lowers the price, is in order, mail and log, and never makes the total negative', async () => {
  const discount = { amount: 197.5, reason: 'Second order this week' }
  const { body } = await asked({ discount, totalPrice: 1299.5 })
  const { body: order } = await place(body)
  expect(order).toMatchObject({ itemsPrice: 1497, discount: 197.5, totalPrice: 1299.5 })
  expect(order).not.toHaveProperty('discountReason')
  const mail = (await shop.deps.db.doc(`mail/${order._id}-placed`).get()).get('message.text')
  expect(mail).toMatch(/Discount.*₹197\.50/)
  const [{ details }] = await logOf(order._id)
  expect(details).toMatchObject({ discountPaise: 19_750, discountReason: 'Second order this week' })

  const free = await place((await asked({ discount: { ...discount, amount: 1497 }, totalPrice: 0 })).body)
  expect(free.body).toMatchObject({ totalPrice: 0, paymentStatus: 'paid' })
  const refund = { token: staff.token, body: { paymentStatus: 'refunded' } }
  expect(await shop.call('PATCH', `/api/order/${free.body._id}`, refund)).toMatchObject({
    status: 409,
    body: { message: 'Nothing was to be paid for this order, so nothing can be refunded.' },
  })
  const freeMail = (await shop.deps.db.doc(`mail/${free.body._id}-placed`).get()).get('message.text')
  expect([freeMail.includes('Nothing to pay'), freeMail.includes('UPI')]).toEqual([true, false])
  const tooMuch = await place((await asked({ discount: { ...discount, amount: 1497.01 }, totalPrice: 0 })).body)
  expect(tooMuch).toMatchObject({
    status: 400,
    body: { fields: { 'discount.amount': expect.stringContaining('₹1,497') } },
  })
  const silent = await place((await asked({ discount: { amount: 1, reason: ' ' }, totalPrice: 1496 })).body)
  expect(silent).toMatchObject({
    status: 400,
    body: { fields: { 'discount.reason': 'Please enter a reason: it is saved in the log' } },
  })
})

test('an order by staff keeps the company for the bill, the date it is needed by and the note to the press; a past date is refused', async () => {
  const company = { name: 'Chai & Sons Pvt Ltd', gstin: '24AAACC1206D1ZM' }
  const neededBy = '2099-11-28'
  const { tee, body } = await asked({ company, neededBy })
  const note = 'Fold them singly.'
  const goods = { kind: 'shop', lines: [{ productId: tee, quantity: 3 }], note }
  expect((await place({ ...body, goods })).body).toMatchObject({ company, neededBy, note })
  const refused = async (changes: object) => (await place({ ...body, ...changes })).body.fields
  expect(await refused({ neededBy: '2020-01-01' })).toEqual({ neededBy: expect.stringContaining('passed') })
  expect(await refused({ company: { ...company, gstin: '24AAACC1206D1ZA' } })).toHaveProperty(['company.gstin'])
})

test('an order with a lost response is placed once, with the same link', async () => {
  const { tee, body } = await asked()
  const key = randomUUID()
  const [first, again] = [await place(body, key), await place(body, key)]
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(await stockOf(shop.deps, tee)).toBe(7)
  expect(await logOf(first.body._id)).toHaveLength(1)
  expect((await place({ ...body, payment: 'cash' }, key)).status).toBe(422)
})

test('an order of ₹2,00,000 is refused in cash, and accepted with another payment', async () => {
  const tee = await putProduct(shop.deps, { stock: 10, sizes: [], colors: [], pricePaise: 10_000_000 })
  const goods = { kind: 'shop', lines: [{ productId: tee, quantity: 2 }] }
  const { body } = await asked({ goods, totalPrice: 200_000 })
  const refused = await place({ ...body, payment: 'cash' })
  expect(refused).toMatchObject({ status: 409, body: { fields: { payment: expect.stringContaining('By law') } } })
  expect((await place({ ...body, payment: 'later' })).status).toBe(201)
})

test('an unsellable order is refused with a message, and nothing is stored', async () => {
  const { tee, body } = await asked()
  const lines = (line: object) => ({
    ...body,
    goods: { kind: 'shop', lines: [{ productId: tee, quantity: 1, ...line }] },
  })
  expect(await place({ ...body, totalPrice: 1 })).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', details: { totalPrice: 1497 } },
  })
  expect(await place(lines({ quantity: 11 }))).toMatchObject({
    status: 409,
    body: { message: 'Only 10 left in stock' },
  })
  expect(await place(lines({ productId: 'none' }))).toMatchObject({
    status: 409,
    body: { code: 'PRODUCT_UNAVAILABLE' },
  })
  expect(await place(lines({ color: 'pink' }))).toMatchObject({
    status: 400,
    body: { fields: { color: expect.any(String) } },
  })
  expect(await place({ ...body, contact: { name: '', phone: '12' } })).toMatchObject({
    status: 400,
    body: { fields: { 'contact.name': 'Enter the customer’s name', 'contact.phone': expect.any(String) } },
  })
  expect(await stockOf(shop.deps, tee)).toBe(10)
  const shirt = await putProduct(shop.deps, {})
  const sized = { ...body, goods: { kind: 'shop', lines: [{ productId: shirt, quantity: 1 }] } }
  expect(await place(sized)).toMatchObject({ status: 409, body: { code: 'CHOICE_MISSING' } })
})

test('printed shirts by the dozen cost the same as on the bulk page and become a bulk order', async () => {
  const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const goods = {
    kind: 'bulk',
    productId: tee,
    placements: ['Left', 'Back A4'],
    lines: [
      { color: 'black', size: 'M', quantity: 12 },
      { color: 'white', size: 'L', quantity: 8 },
    ],
  }
  const { body: draft } = await price({ goods, isShipped: false })
  expect(draft).toMatchObject({ itemsPrice: 4800, shippingPrice: 0, totalPrice: 4800 })
  const { body } = await asked({ goods, payment: 'later', totalPrice: draft.totalPrice })
  const { body: order } = await place(body)
  expect(order).toMatchObject({ kind: 'bulk', status: 'Pending', totalPrice: 4800, origin: 'phone' })
  expect(order.items).toHaveLength(4)
  expect(await stockOf(shop.deps, tee)).toBe(80)
})

test('a bulk order with a colour and size on two lines is refused, so that no pieces are lost', async () => {
  const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const lines = [5, 7].map((quantity) => ({ color: 'black', size: 'M', quantity }))
  const goods = { kind: 'bulk', productId: tee, placements: ['Left'], lines }
  const { body } = await asked({ goods, payment: 'later', totalPrice: 939 })
  const refused = { status: 400, body: { message: expect.stringContaining('on two lines') } }
  expect([await price({ goods, isShipped: true }), await place(body)]).toMatchObject([refused, refused])
})

test('staff can send the customer’s design: it is centred at its placement, in bulk orders and for shop shirts', async () => {
  const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const path = bucket.uploadPng(staff.uid, 2000, 1000, 'crest.png')
  const lines = [{ color: 'black', size: 'M', quantity: 12 }]
  const bulk = (design: object) => ({
    kind: 'bulk',
    productId: tee,
    placements: ['Left'],
    lines,
    designs: [{ placement: 'Left', ...design }],
  })
  const { body: dozen } = await asked({ goods: bulk({ path }), payment: 'later', totalPrice: 1440 })
  const printed = await place(dozen)
  expect(printed.status, JSON.stringify(printed.body)).toBe(201)
  expect(printed.body.designs).toMatchObject([{ placement: 'Left', path, name: 'crest.png', widthPx: 2000 }])
  const { place: at } = printed.body.designs[0]
  expect(at.widthMm).toBeCloseTo(2 * at.heightMm, 0)
  expect(
    (await shop.call('GET', `/api/orders/${printed.body._id}`, { secret: printed.body.trackingToken })).body.designs,
  ).toEqual(printed.body.designs)

  const shirt = { productId: tee, quantity: 1, size: 'M', color: 'black', placement: 'Back A4', design: path }
  const goods = { kind: 'shop', lines: [shirt] }
  const { totalPrice } = (await price({ goods, isShipped: false })).body
  const one = await asked({ goods, shippingAddress: undefined, payment: 'later', totalPrice })
  const { body: order } = await place(one.body)
  expect(order.orderItems).toMatchObject([{ placement: 'Back A4', design: { path, name: 'crest.png' } }])
})

test('an unprintable design, or one uploaded by another, is refused with a message at its field', async () => {
  const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const small = bucket.uploadPng(staff.uid, 40)
  const strange = bucket.uploadPng((await customer(shop.deps)).uid)
  const bulk = async (design: object) => {
    const lines = [{ color: 'black', size: 'M', quantity: 1 }]
    const designs = [{ placement: 'Left', ...design }]
    const goods = { kind: 'bulk', productId: tee, placements: ['Left'], lines, designs }
    return place((await asked({ goods, payment: 'later', totalPrice: 219 })).body)
  }
  expect(await bulk({ path: small })).toMatchObject({
    status: 400,
    body: { fields: { 'designs.0.acceptsPoorPrint': expect.stringContaining('dots per inch') } },
  })
  expect(await bulk({ path: strange })).toMatchObject({
    status: 400,
    body: { fields: { 'designs.0.path': 'This is not a design you uploaded. Please upload it again.' } },
  })
  expect(await stockOf(shop.deps, tee)).toBe(100)
  expect((await bulk({ path: small, acceptsPoorPrint: true })).body.designs).toMatchObject([{ acceptsPoorPrint: true }])
})

test('the price is shown line by line before the order is placed, with shipping only if it is sent', async () => {
  const { tee } = await asked()
  const goods = { kind: 'shop', lines: [{ productId: tee, quantity: 1 }] }
  expect((await price({ goods, isShipped: true })).body).toEqual({
    lines: [{ name: 'Telephone Tee', quantity: 1, price: 499, amount: 499 }],
    itemsPrice: 499,
    shippingPrice: 99,
    discount: 0,
    totalPrice: 598,
  })
  expect((await price({ goods, isShipped: false, discount: 99 })).body).toMatchObject({
    shippingPrice: 0,
    totalPrice: 400,
  })
  expect((await price({ goods: { kind: 'shop', lines: [] }, isShipped: true })).status).toBe(400)
  expect(await stockOf(shop.deps, tee)).toBe(10)
})

test('staff may take any number of orders for one phone number', async () => {
  for (let count = 0; count < 12; count++) expect((await place((await asked()).body)).status).toBe(201)
})

test('a design that staff put into an order outlives their account, and is deleted with the last order that prints it', async () => {
  const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  const [clerk, buyer] = await Promise.all([admin(shop.deps), customer(shop.deps)])
  const [crest, own] = [bucket.uploadPng(clerk.uid, 2000), bucket.uploadPng(clerk.uid, 900)]
  await Promise.all([crest, own].map((path) => bucket.judged(path)))
  const lines = [{ color: 'black', size: 'M', quantity: 12 }]
  const goods = {
    kind: 'bulk',
    productId: tee,
    placements: ['Left'],
    lines,
    designs: [{ placement: 'Left', path: crest }],
  }
  const { body } = await asked({ goods, payment: 'later', totalPrice: 1440, userId: buyer.uid })
  const placed = await place(body, randomUUID(), clerk.token)
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)

  await shop.deps.auth.setCustomUserClaims(clerk.uid, {})
  await shop.deps.db.doc(`users/${clerk.uid}`).update({ isAdmin: false })
  const leave = async (email: string) =>
    (await shop.call('DELETE', '/api/users/profile', { token: await signIn(email) })).status
  expect(await leave(clerk.email)).toBe(200)
  expect([crest, own].map((path) => bucket.stored.has(path))).toEqual([true, false])
  await removeUnusedDesigns(shop.deps)
  expect(bucket.stored.has(crest)).toBe(true)

  expect(await leave(buyer.email)).toBe(200)
  await removeUnusedDesigns(shop.deps)
  expect(bucket.stored.has(crest)).toBe(false)
})
