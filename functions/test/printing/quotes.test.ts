import { createHash } from 'node:crypto'
import { dayOf, daysAfter } from '@teeshala/contract/india-day'
import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { designPath } from '@teeshala/contract/uploads/stored-file'
import type { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { describe, expect, test } from 'vitest'
import { newName } from '../fixtures/catalogue-fixture.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { admin, customer, guest, newEmail } from '../fixtures/people.ts'
import {
  accept,
  coil,
  coils,
  dayMs,
  pass,
  quote,
  read,
  setPrice,
  shop,
  staff,
  today,
  useQuoteFixture,
} from '../fixtures/use-quote-fixture.ts'

useQuoteFixture()

/** Uploads a guest's document of three pages, one in colour, dated weeks ago; returns a job of two copies of it. */
async function thesis() {
  const { uid, token } = await guest()
  const path = designPath(uid, 'thesis.pdf', today.getTime())
  const facts = {
    pages: 3,
    colorPages: [2],
    sizes: [{ widthMm: 210, heightMm: 297, pages: 3 }],
    fontsNotEmbedded: [],
    poorPages: [],
  }
  const record: StoredUpload = {
    path,
    uid,
    uploadedAt: new Date(today.getTime() - 29 * dayMs),
    removeAfter: new Date(today.getTime() + dayMs),
    document: { generation: '1', facts },
  }
  const document = shop.deps.db.doc(`designs/${createHash('sha256').update(path).digest('hex')}`)
  await document.set(record)
  const job = { copies: 2, paper: 'common1|A4|70gsm', printing: 'Color', greyPrinting: 'BlackWhite', binding: coil }
  const jobs = [{ ...job, documents: [{ path, name: 'thesis.pdf' }] }]
  return { token, path, jobs, document }
}

describe('a quote', () => {
  test('keeps the lines and prices of its day, and is valid for fifteen days after it', async () => {
    const { status, body } = await quote({ note: 'With clear covers', contact: { name: 'Raghav Iyer' } })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      _id: expect.stringMatching(/^TQ/),
      state: 'open',
      validUntil: daysAfter(dayOf(today), 15),
      contact: { name: 'Raghav Iyer' },
      items: [{ type: 'binding', option: coil, quantity: 10, price: 35 }],
      note: 'With clear covers',
      itemsPrice: 350,
      shippingPrice: 99,
      grandTotal: 350,
    })
    await setPrice(coil, 42)
    expect((await read(body._id, body.token)).body).toEqual(body)
  })

  test('is made and mailed once under its key, even after a lost response and a price change', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const email = newEmail()
    const body = { items: coils(10), grandTotal: 350, contact: { name: 'Raghav Iyer', email } }
    const make = () => shop.call('POST', '/api/quotes', { token: staff.token, body, headers })
    const first = await make()
    expect(first.status).toBe(201)
    await setPrice(coil, 42)
    expect((await make()).body).toMatchObject({ _id: first.body._id, token: first.body.token, grandTotal: 350 })

    const path = `/api/quotes/${first.body._id}/send`
    const send = (words: string) => shop.call('POST', path, { token: staff.token, body: { email, words }, headers })
    const sent = [await send('As told'), await send('As told'), await send('As told, with covers')]
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const mails = await shop.deps.db.collection('mail').where('to', 'array-contains', email).get()
    expect(mails.size).toBe(2)
  })

  test('of ₹50,000 is ordered by somebody who collects only with the address that its invoice names', async () => {
    const { body } = await quote({ items: coils(1429), grandTotal: 50_015 })
    const collect = (more: object) => accept(body, { grandTotal: 50_015, ...more })
    expect((await collect({})).body.fields).toHaveProperty(['billingAddress.address'])
    const billingAddress = { address: '4 MG Road', city: 'Pune', postalCode: '411001', country: 'India' }
    expect((await collect({ billingAddress })).body).toMatchObject({ grandTotal: 50_015, billingAddress })
  })

  test('needs at least one item and the prices of the shop', async () => {
    const other = await quote({ grandTotal: 300 })
    expect(other).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', details: { totalPrice: 350 } } })
    expect(other.body.message).toBe('Prices have changed. Please check the new total of the quote.')
    expect((await quote({ items: coils(10, 1), isShipped: true, grandTotal: 449 })).body.grandTotal).toBe(449)
    expect((await quote({ items: [], grandTotal: 0 })).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { items: expect.any(String) },
    })
    const large = { items: coils(1_000_000), grandTotal: 35_000_000 }
    expect((await quote(large)).body.fields.items).toContain('please call the shop')
    expect((await quote(large, staff.token)).body.fields.items).toContain('Please split it')
    const gone = [{ ...coils(1)[0], details: { bindingType: 'Nails' } }]
    expect((await quote({ items: gone })).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'items.0.details': expect.any(String) },
    })
  })

  test('is for its owner, holders of its secret and staff; for others it does not exist', async () => {
    const owner = await customer(shop.deps)
    const { body } = await quote({}, owner.token)
    const press = await admin(shop.deps, 'press')
    const other = await customer(shop.deps)
    const id = body._id
    expect((await read(id, undefined, owner.token)).body).toEqual(body)
    expect((await read(id, body.token)).status).toBe(200)
    expect((await read(id, undefined, staff.token)).status).toBe(200)
    for (const token of [undefined, other.token, press.token]) {
      expect((await read(id, undefined, token)).status).toBe(404)
      expect((await read(id, 'x'.repeat(43), token)).status).toBe(404)
      expect((await shop.call('GET', `/api/quotes/${id}/quote.pdf`, { token })).status).toBe(404)
      expect((await accept({ _id: id, token: 'no' }, {}, token)).status).toBe(404)
    }
  })

  test('is shown to a viewer without the link, which would let them act as its customer', async () => {
    const { body } = await quote({ contact: { name: 'Raghav Iyer' } })
    const made = await accept(body)
    expect(made.status).toBe(201)
    const viewer = await admin(shop.deps, 'viewer')
    const seen = await read(body._id, 'x'.repeat(43), viewer.token)
    const listed = await shop.call('GET', `/api/quotes?q=${body._id}`, { token: viewer.token })
    expect([seen.status, listed.status, listed.body.length]).toEqual([200, 200, 1])
    for (const secret of [body.token, made.body.trackingToken]) {
      expect(seen.text + listed.text).not.toContain(secret)
    }
    expect((await shop.call('GET', `/api/quotes/${body._id}/quote.pdf`, { token: viewer.token })).status).toBe(404)
    expect((await read(body._id, undefined, staff.token)).body.token).toBe(body.token)
  })

  test('can be made twenty times an hour by one person, and without limit by staff', async () => {
    const { token } = await guest()
    const many = await Promise.all(Array.from({ length: 20 }, () => quote({}, token)))
    expect(many.every(({ status }) => status === 201)).toBe(true)
    expect((await quote({}, token)).status).toBe(429)
    const ofStaff = await Promise.all(Array.from({ length: 22 }, () => quote({}, staff.token)))
    expect(ofStaff.every(({ status }) => status === 201)).toBe(true)
  })

  test('whose documents were deleted is neither offered nor ordered', async () => {
    const { token, jobs, document } = await thesis()
    const { body } = await quote({ items: [], jobs, grandTotal: 92.2 }, token)
    pass(40 * dayMs)
    expect((await read(body._id, body.token)).body.present).toMatchObject({ grandTotal: 92.2 })
    await document.update({ isDeleted: true })
    expect((await read(body._id, body.token)).body.present).toBeUndefined()
    const refused = { status: 409, body: { message: expect.stringContaining('its files have been deleted') } }
    expect(await accept(body, { grandTotal: 92.2 })).toMatchObject(refused)
    await document.delete()
    expect(await accept(body, { grandTotal: 92.2 })).toMatchObject(refused)
    expect((await read(body._id, body.token)).body).toMatchObject({ state: 'expired' })
  })

  test('keeps its documents as long as it can be ordered', async () => {
    const { token, path, jobs, document } = await thesis()
    // Three sheets of paper at 0.70, one page in colour at 6, two in black at 1.50, a coil at 35: 46.10 a copy.
    const { status, body } = await quote({ items: [], jobs, grandTotal: 92.2 }, token)
    expect({ status, body }).toMatchObject({ status: 201, body: { jobs: [{ sheets: 3, colorSheets: 1, sides: 1 }] } })
    const { removeAfter } = (await document.get()).data() ?? {}
    expect(removeAfter.toDate().getTime()).toBeGreaterThan(today.getTime() + 15 * dayMs)
    // Anybody with the quote's link can order it, without having uploaded anything.
    const order = await accept(body, { grandTotal: 92.2 })
    expect(order).toMatchObject({ status: 201, body: { jobs: [{ documents: [{ path, pages: 3, colorPages: 1 }] }] } })
    expect((await document.get()).data()?.removeAfter).toBeNull()
    const strangers = await quote({ items: [], jobs, grandTotal: 92.2 }, (await guest()).token)
    expect(strangers).toMatchObject({
      status: 400,
      body: { fields: { 'jobs.0.documents.0.path': expect.any(String) } },
    })
  })
})

test('a quote is part of the data export, and is deleted with the account and its mails', async () => {
  const person = await customer(shop.deps)
  const { body } = await quote({}, person.token)
  await shop.call('POST', `/api/quotes/${body._id}/send`, { token: staff.token, body: { email: person.email } })
  const mails = () => shop.deps.db.collection('mail').where('to', 'array-contains', person.email).count().get()
  expect((await mails()).data().count).toBe(1)
  const { body: data } = await shop.call('GET', '/api/users/me/data', { token: person.token })
  expect(data.quotes).toMatchObject([{ _id: body._id, grandTotal: 350 }])
  expect((await shop.call('DELETE', '/api/users/profile', { token: person.token })).status).toBe(200)
  expect((await read(body._id, body.token)).status).toBe(404)
  expect((await mails()).data().count).toBe(0)
})

test('the PDF of a quote has its amounts, its last day and how to order it', async () => {
  const { body } = await quote({
    isShipped: true,
    grandTotal: 449,
    contact: { name: 'कविता राव' },
    note: 'With clear covers',
  })
  const answer = await fetch(`${shop.url}/api/quotes/${body._id}/quote.pdf`, {
    headers: { [linkSecretHeader]: body.token },
  })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const [page] = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  const words = page?.words.map(({ text }) => text).join(' ') ?? ''
  const settings = (await shop.call('GET', '/api/settings')).body
  for (const fact of [
    body._id,
    settings.shopName,
    settings.gstin,
    `${coil} Binding`,
    '35.00',
    '350.00',
    '99.00',
    '449.00',
    'With clear covers',
    'Page 1 of 1',
  ]) {
    expect(words).toContain(fact)
  }
  expect(words.replaceAll(' ', '')).toContain(`/quote/${body._id}#t=${body.token}`)
})

describe('staff', () => {
  test('find quotes by customer, number and state', async () => {
    const name = newName('Asker')
    const made = await Promise.all([1, 2, 3].map(() => quote({ contact: { name } })))
    const [open, ordered, old] = made.map(({ body }) => body)
    await accept(ordered)
    await shop.deps.db.doc(`quotes/${old._id}`).update({
      createdAt: new Date(today.getTime() - 16 * dayMs),
      validUntil: daysAfter(dayOf(today), -1),
    })
    const list = async (query: string) => {
      const { body } = await shop.call('GET', `/api/quotes?${query}`, { token: staff.token })
      return body.map(({ _id }: { _id: string }) => _id)
    }
    const q = `q=${encodeURIComponent(name)}`
    expect((await list(q)).sort()).toEqual(made.map(({ body }) => body._id).sort())
    expect(await list(`${q}&state=open`)).toEqual([open._id])
    expect(await list(`${q}&state=ordered`)).toEqual([ordered._id])
    expect(await list(`${q}&state=expired`)).toEqual([old._id])
    expect(await list(`q=${open._id}`)).toEqual([open._id])
    expect((await list('limit=2')).length).toBe(2)
  })

  test('send a quote by mail with its PDF, and the log keeps the recipient', async () => {
    const { body } = await quote({ contact: { name: 'Win a prize' }, note: 'at evil.example' })
    const email = newEmail()
    const path = `/api/quotes/${body._id}/send`
    const sent = await shop.call('POST', path, {
      token: staff.token,
      body: { email, words: 'As we said on the phone.' },
    })
    expect(sent).toMatchObject({ status: 200, body: { sent: { to: email } } })
    const { docs } = await shop.deps.db.collection('mail').where('to', 'array-contains', email).get()
    const { message } = docs[0]?.data() ?? {}
    expect(message.text).toContain('As we said on the phone.')
    // A stranger may have typed the name.
    expect(message.text + message.html).not.toContain('Win a prize')
    expect(message.text).toContain(`/quote/${body._id}#t=${body.token}`)
    const pages = await readPdf(Buffer.from(message.attachments[0].content, 'base64'))
    const printed = pages[0]?.words.map(({ text }) => text).join(' ') ?? ''
    expect(printed).toContain('350.00')
    expect(printed).not.toMatch(/Win a prize|evil\.example/)
    const log = await shop.call('GET', `/api/admin/audit-log?target=quotes/${body._id}`, { token: staff.token })
    expect(log.body).toMatchObject([{ action: 'quote.sent', details: { to: email } }])
    expect((await shop.call('POST', path, { token: staff.token, body: { email: 'nobody' } })).status).toBe(400)
    const viewer = await admin(shop.deps, 'viewer')
    expect((await shop.call('POST', path, { token: viewer.token, body: { email } })).status).toBe(403)
    await accept(body)
    expect((await shop.call('POST', path, { token: staff.token, body: { email } })).status).toBe(409)
  })
})
