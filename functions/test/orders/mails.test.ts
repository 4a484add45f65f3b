import { randomUUID } from 'node:crypto'
import { isWorkshop, statusOf } from '@teeshala/contract/orders/status-words'
import type { PaymentMethod } from '@teeshala/contract/payments/payment'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { seedSettings } from '../../../emulators/seed/settings.ts'
import { totalPaise } from '../fixtures/checkout/checkout-fixture.ts'
import { fixture, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { guestKinds, type Kind, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { customer, newEmail, newPhone, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'

useCheckoutFixture()

type Mail = { to: string[]; replyTo?: string; message: { subject: string; text: string; html: string } }
const mailAt = async (id: string) => (await shop.deps.db.doc(`mail/${id}`).get()).data() as Mail | undefined
const partsOf = async (id: string) => {
  const mail = await mailAt(id)
  return [mail?.message.text ?? '', mail?.message.html ?? ''] as const
}

/** Waits until a mail contains these words: the shop that the gateway calls may have taken the message first and be about to write. */
const isSent = (id: string, words: string) =>
  expect.poll(async () => (await partsOf(id))[0], { timeout: 150_000 }).toContain(words)

async function guestOrder(kind: Kind, contact: object, changes: { paymentMethod?: PaymentMethod } = {}) {
  const productId = await putProduct(shop.deps, { isCustomizable: true })
  const request = await requestFor(kind, shop, undefined, { productId, pieces: 2, contact, ...changes })
  return submit(kind, shop, undefined, request, randomUUID())
}

describe('a mail about an order', () => {
  test('says in text and HTML what was ordered, for how much, where it goes, and who the shop is', async () => {
    const { id, buyer } = await fixture.openOrder('cash_on_delivery')
    const mail = await mailAt(`${id}-placed`)
    expect(mail).toMatchObject({ to: [buyer.email], replyTo: seedSettings.email })
    const { legalName, gstin, phone } = seedSettings
    const said = [
      id,
      '1 × Monsoon Tee',
      'M, Black',
      '₹499.00',
      '₹99.00',
      '₹598.00',
      '4 MG Road',
      'Pune 411001',
      'India',
    ]
    for (const part of await partsOf(`${id}-placed`)) {
      for (const words of [...said, 'Cash on Delivery', legalName, gstin, phone, `/order/${id}`]) {
        expect(part).toContain(words)
      }
    }
  })

  test.each(['single', 'bulk'] as const)(
    'shows the garment of a %s order in its colour with its print, without a sign-in',
    async (kind) => {
      const { id } = await fixture.openOrder('cash_on_delivery', kind)
      const [, html] = await partsOf(`${id}-placed`)
      const [, address = '', alt = ''] = /<img src="([^"]+)" alt="([^"]+)"/.exec(html) ?? []
      expect(alt).toMatch(/^Monsoon Tee in Black, printed at (Left|Right|Front A4|Front A3|Back A4|Back A3)$/)
      expect(address).not.toContain(id)
      const picture = await fetch(`${shop.url}${new URL(address).pathname}`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(picture.headers.get('cache-control')).toContain('public')
      const image = sharp(Buffer.from(await picture.arrayBuffer()))
      const { width, height } = await image.metadata()
      const spot = await image.extract({ left: 84, top: 165, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
      expect([width, height]).toEqual([168, 210])
      // The cloth below the print is as dark as the ordered colour.
      expect(Math.max(...spot)).toBeLessThan(70)
    },
  )

  test('asks for the payment if it is open, and says until when', async () => {
    const { id } = await fixture.openOrder('upi')
    for (const part of await partsOf(`${id}-placed`)) {
      expect(part).toContain('Pay now')
      expect(part).toMatch(/We have reserved your items for you until \d+ \w+ \d{4} at \d+:\d\d [ap]m\./)
    }
  })

  test('includes the note of staff, and shows special characters in a name as written', async () => {
    const { body } = await guestOrder('single', { name: '<img src=x> & "Söhne"', email: newEmail() })
    await shop.deps.db.doc(`orders/${body._id}`).update({ isMailboxProved: true })
    await fixture.move(body._id, { status: 'in_production' })
    await fixture.move(body._id, { status: 'shipped', note: 'Delhivery 3847 <b>2201</b>' })
    const [text, html] = await partsOf(`${body._id}-shipped`)
    expect(text).toContain('Hello <img src=x> & "Söhne",')
    expect(text).toContain('Delhivery 3847 <b>2201</b>')
    expect(html).toContain('Hello &lt;img src=x&gt; &amp; &quot;Söhne&quot;,')
    expect(html).toContain('Delhivery 3847 &lt;b&gt;2201&lt;/b&gt;')
    expect(html).not.toMatch(/<img src=x|<b>/)
  })

  test.each(kinds)('is sent once for each payment and each refund of a %s order', async (kind) => {
    const { id, gatewayOrderId } = await fixture.openOrder('upi', kind)
    const rupees = `₹${totalPaise[kind] / 100}.00`
    const { payment } = await payAtGateway(gatewayOrderId)
    for (const kind of ['payment.captured', 'order.paid']) await deliver(shop, await messageAbout(payment.id, kind))
    await isSent(`${id}-paid`, `We have received your payment of ${rupees}`)
    const second = await payAtGateway(gatewayOrderId)
    await deliver(shop, await messageAbout(second.payment.id, 'payment.captured'))
    await isSent(`${id}-returned-${second.payment.id}`, 'The full amount is being refunded')
    await fixture.move(id, { paymentStatus: 'refunded' })
    await isSent(`${id}-refunded`, `We have refunded ${rupees}, the way you paid`)
  })
})

describe('an unproved mailbox', () => {
  const lure = 'Win a prize at evil.example'
  const contact = () => ({ name: lure, email: newEmail(), phone: newPhone() })

  test.each(guestKinds)(
    'gets nothing that the buyer of a %s order has typed, until the mailbox is proved',
    async (kind) => {
      const { body } = await guestOrder(kind, contact())
      await fixture.move(body._id, { status: 'in_production', note: 'On the press' })
      const events = isWorkshop(kind) ? ['placed', 'in_production'] : ['placed']
      for (const event of events) {
        for (const part of await partsOf(`${body._id}-${event}`)) {
          expect(part).not.toContain('evil.example')
          expect(part).toContain('Hello,')
          expect(part).toContain(`/order/${body._id}`)
        }
      }
    },
  )

  test('gets no name, address, company or file name by any field of an order', async () => {
    const productId = await putProduct(shop.deps, { isCustomizable: true })
    const shippingAddress = { address: lure, city: lure, postalCode: '411001', country: 'India', state: 'Maharashtra' }
    const company = { name: lure, gstin: '27AAPFU0939F1ZV' }
    const base = await requestFor('bulk', shop, undefined, { productId, pieces: 2, contact: contact() })
    const { body } = await submit('bulk', shop, undefined, { ...base, shippingAddress, company }, randomUUID())
    const collected = { ...base, contact: contact(), billingAddress: shippingAddress, company }
    const other = await submit('bulk', shop, undefined, collected, randomUUID())
    for (const { _id } of [body, other.body]) {
      const parts = await partsOf(`${_id}-placed`)
      expect(parts[0]).toContain(_id)
      for (const part of parts) expect(part).not.toContain('evil.example')
    }
  })

  test('gets the name from then on if the link in the mail has confirmed the order', async () => {
    const { body } = await guestOrder('bulk', { name: 'Meera Joshi', email: newEmail() })
    const [, code] = /confirm=([\w-]+)/.exec((await partsOf(`${body._id}-placed`))[0]) ?? []
    const confirmed = await shop.call('POST', `/api/orders/${body._id}/confirm`, {
      secret: body.trackingToken,
      body: { code },
    })
    expect(confirmed.status).toBe(200)
    await fixture.move(body._id, { status: 'in_production' })
    expect((await partsOf(`${body._id}-in_production`))[0]).toContain('Hello Meera Joshi,')
  })

  test('gets ten mails a day in any spelling of its address; a proved one gets them all', async () => {
    const [name = '', host = ''] = newEmail().split('@')
    const fresh = await customer(shop.deps, 'Kavya Iyer', true)
    const mailed = []
    const codeTo = (email: string) => shop.call('POST', '/api/contact-code', { body: { email } })
    expect((await codeTo(`${name}@${host}`)).status).toBe(200)
    for (let count = 0; count < 12; count++) {
      const email = `${name}+${count}@${host}`
      const placed = await placeFor(fresh, { name: 'Kavya', phone: newPhone(), email })
      expect(placed.status).toBe(201)
      mailed.push((await mailAt(`${placed.body._id}-placed`)) !== undefined)
    }
    // The mail with the code was the first.
    expect(mailed).toEqual([...new Array(9).fill(true), false, false, false])
    expect((await codeTo(`${name}@${host}`)).status).toBe(429)
    const known = await customer(shop.deps)
    for (let count = 0; count < 12; count++) {
      const placed = await placeFor(known, { name: 'Kavya', phone: known.phone, email: known.email })
      expect(await mailAt(`${placed.body._id}-placed`)).toBeDefined()
    }
  })

  const placeFor = async (buyer: Person, contact: object) => {
    const productId = await putProduct(shop.deps, { isCustomizable: true })
    const request = await requestFor('single', shop, buyer, { productId, contact })
    return submit('single', shop, buyer.token, request, randomUUID())
  }
})

describe('a guest with an email', () => {
  test.each(guestKinds)(
    'gets the link to a %s order in every mail, and no response contains its secret',
    async (kind) => {
      const { body } = await guestOrder(kind, { name: 'Meera Joshi', email: newEmail() })
      const link = `/order/${body._id}#t=${body.trackingToken}`
      await fixture.move(body._id, { status: 'cancelled' })
      for (const event of ['placed', 'cancelled']) {
        for (const part of await partsOf(`${body._id}-${event}`)) expect(part).toContain(link)
      }
      const tracked = await shop.call('GET', `/api/orders/${body._id}`, { secret: body.trackingToken })
      expect(statusOf(tracked.body)).toBe('cancelled')
      expect(tracked.text).not.toContain(body.trackingToken)
      const { token } = fixture.staff
      for (const path of [
        `/api/orders/${body._id}`,
        `/api/${isWorkshop(kind) ? `${kind}-order` : 'order'}?q=${body._id}`,
      ]) {
        const seen = await shop.call('GET', path, { token })
        expect([seen.status, seen.text.includes(body._id), seen.text.includes(body.trackingToken)]).toEqual([
          200,
          true,
          false,
        ])
      }
    },
  )

  test.each(guestKinds)('gets it in the mail about the payment of a %s order, too', async (kind) => {
    const { body } = await guestOrder(kind, { name: 'Meera Joshi', email: newEmail() }, { paymentMethod: 'upi' })
    const opened = await fixture.create(body._id, undefined, body.trackingToken)
    const { proof } = await payAtGateway(opened.body.gatewayOrderId)
    await fixture.verify(body._id, undefined, proof, body.trackingToken)
    for (const part of await partsOf(`${body._id}-paid`)) {
      expect(part).toContain(`/order/${body._id}#t=${body.trackingToken}`)
    }
  })

  test('gets it for a bulk order, too', async () => {
    const tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
    const items = [{ color: 'black', size: 'M', quantity: 20, price: 2400, placement: 'Left' }]
    const contact = { name: 'Meera Joshi', email: newEmail() }
    const { body } = await shop.call('POST', '/api/bulk-order', { body: { productId: tee, items, contact } })
    const ask = { token: fixture.staff.token, body: { status: 'In Production', note: 'Ready on Friday' } }
    const moved = await shop.call('PATCH', `/api/bulk-order/${body._id}`, ask)
    expect(moved.text).not.toContain(body.trackingToken)
    for (const event of ['placed', 'in_production']) {
      for (const part of await partsOf(`${body._id}-${event}`)) {
        for (const words of [
          `/order/${body._id}#t=${body.trackingToken}`,
          '20 × Monsoon Tee',
          'Black, M',
          '₹2,400.00',
        ]) {
          expect(part).toContain(words)
        }
      }
    }
    expect((await partsOf(`${body._id}-in_production`))[0]).toContain('Ready on Friday')
  })

  test.each(guestKinds)(
    'without an email gets no mail about a %s order, and the shop stores no secret of it',
    async (kind) => {
      const { body } = await guestOrder(kind, { name: 'Meera Joshi' })
      expect(await mailAt(`${body._id}-placed`)).toBeUndefined()
      expect(JSON.stringify((await shop.deps.db.doc(`orders/${body._id}`).get()).data())).not.toContain(
        body.trackingToken,
      )
    },
  )
})

test.each(kinds)('a deleted account takes every mail about its %s order with it, and nobody else’s', async (kind) => {
  const { buyer, id } = await fixture.sell('cash_on_delivery', kind)
  const stays = await fixture.openOrder('cash_on_delivery')
  for (const status of ['in_production', 'shipped'] as const) await fixture.move(id, { status })
  const kept = async (id: string) => {
    const { docs } = await shop.deps.db.collection('mail').get()
    return docs.filter((mail) => mail.id.startsWith(id)).length
  }
  expect(await kept(id)).toBe(isWorkshop(kind) ? 3 : 2)
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  expect([await kept(id), await kept(stays.id)]).toEqual([0, 1])
})
