import { createHmac, randomUUID } from 'node:crypto'
import { firstMessageSettings, type MessageSettings } from '@teeshala/contract/messages/message-settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailbox } from '../../../emulators/mailbox/start-mailbox.ts'
import { mailsIn } from '../../src/firestore/collections.ts'
import { configuredPhones } from '../../src/messages/configured-phones.ts'
import { sendMail } from '../../src/sending/send-mail.ts'
import { createCheckoutFixture } from '../fixtures/checkout/checkout-fixture.ts'
import { moveOrder, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const messageChannels: MessageSettings = {
  whatsapp: { isOn: true, phoneNumberId: '106540352242922' },
  sms: {
    isOn: true,
    entityId: '1201159000000000001',
    header: 'TEESHL',
    templateIds: { ...firstMessageSettings.sms.templateIds, order_placed: '1207161000000000001' },
  },
}
const noon = Date.parse('2031-01-01T12:00:00+05:30')
const evening = Date.parse('2031-01-01T22:00:00+05:30')
const appSecret = 'an-app-secret'

let shop: Shop
let mailbox: Awaited<ReturnType<typeof startMailbox>>
let checkout: Awaited<ReturnType<typeof createCheckoutFixture>>
let time = noon
beforeAll(async () => {
  mailbox = await startMailbox({ smtp: 0, page: 0 })
  const phones = configuredPhones({
    MESSAGES: 'whatsapp,sms',
    WHATSAPP_ORIGIN: `http://127.0.0.1:${mailbox.pagePort}/whatsapp`,
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_APP_SECRET: appSecret,
    SMS_URL: `http://key:token@127.0.0.1:${mailbox.pagePort}/sms`,
  })
  const mailServer = { send: async () => ({ kind: 'accepted' }) as const }
  shop = await openEmptyShop({ now: () => new Date(time), phones, mailServer })
  checkout = await createCheckoutFixture(shop)
})
afterAll(async () => {
  await mailbox.close()
  await shop.close()
})

let numbers = 0
/** Places a customer's order in cash with a phone number of its own, in a shop that offers both channels; `settings` are added. */
async function ordered(settings: object = {}) {
  time = noon
  await shop.deps.db.doc('settings/store').set({ messageChannels, ...settings })
  numbers += 1
  const { id, buyer } = await checkout.sell('cash_on_delivery', 'single')
  const phone = `+9198${String(numbers + 76_000_000)}`
  const address = { address: '12, 4th Cross', city: 'Bengaluru', postalCode: '560004', country: 'India' }
  await shop.deps.db.doc(`orders/${id}`).update({ 'contact.phone': phone, fulfilment: { kind: 'ship', address } })
  const choose = (channel: string) =>
    shop.call('PUT', `/api/orders/${id}/updates`, { token: buyer.token, body: { channel } })
  return { id, buyer, phone, choose }
}
const stateOf = async (id: string) => (await mailsIn(shop.deps.db).doc(id).get()).get('delivery')
const messagesTo = (phone: string) => mailbox.mails.filter(({ to }) => to.includes(phone))
const consentsOf = async (phone: string) =>
  (await shop.deps.db.collection('consents').where('phone', '==', phone).get()).docs.map((each) => each.data())

/** What WhatsApp sends when a customer writes or presses a button. */
type Written = { secret?: string; id?: string; button?: { text: string; payload: string }; beside?: object }
function write(phone: string, words: string, { secret = appSecret, id = randomUUID(), button, beside }: Written = {}) {
  const said = button ? { button } : { text: { body: words } }
  const messages = [...(beside ? [beside] : []), { id, from: phone.slice(1), ...said }]
  const body = JSON.stringify({ entry: [{ changes: [{ value: { messages } }] }] })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return shop.call('POST', '/api/messages/whatsapp', {
    body,
    headers: { 'x-hub-signature-256': `sha256=${signature}` },
  })
}

test.each(['whatsapp', 'sms'] as const)(
  'a customer who chooses %s gets one message, and the consent text is kept',
  async (channel) => {
    const { id, phone, choose } = await ordered()
    expect((await choose(channel)).body).toEqual({ channel, offered: ['whatsapp', 'sms'], phone, isStopped: false })
    expect((await choose(channel)).status).toBe(200)
    const mail = `${id}-placed-${channel}`
    await Promise.all([sendMail(mail, shop.deps), sendMail(mail, shop.deps)])
    await sendMail(mail, shop.deps)
    expect(messagesTo(phone)).toMatchObject([{ channel, text: expect.stringContaining(id) }])
    expect(await stateOf(mail)).toMatchObject({ state: 'sent', tries: 1 })
    expect(await consentsOf(phone)).toMatchObject([
      { channel, orderId: id, page: `/order/${id}`, words: expect.stringContaining('Send me updates') },
    ])
  },
)

test('a shop with both channels off offers none and refuses them', async () => {
  const { id, buyer, choose } = await ordered({ messageChannels: firstMessageSettings })
  const read = await shop.call('GET', `/api/orders/${id}/updates`, { token: buyer.token })
  expect(read.body).toMatchObject({ channel: 'email', offered: [] })
  expect(await choose('whatsapp')).toMatchObject({ status: 400, body: { fields: { channel: expect.any(String) } } })
})

test('nobody chooses for a customer, not even staff', async () => {
  const { id, phone } = await ordered()
  const body = { channel: 'sms' }
  for (const token of [undefined, checkout.staff.token])
    expect((await shop.call('PUT', `/api/orders/${id}/updates`, { token, body })).status).toBe(404)
  expect(await consentsOf(phone)).toEqual([])
})

test('a message that can wait is held overnight, and is not sent to a customer who has opted out by the morning', async () => {
  const { id, phone, choose } = await ordered()
  await choose('whatsapp')
  expect((await moveOrder(shop, checkout.staff.token, id, { status: 'in_production' })).body).toMatchObject({
    status: 'in_production',
  })
  time = evening
  const shipment = { courier: 'Blue Dart (Apex)', awb: '1234567890' }
  expect((await moveOrder(shop, checkout.staff.token, id, { status: 'shipped', shipment })).body).toMatchObject({
    status: 'shipped',
  })
  const mail = `${id}-shipped-whatsapp`
  expect(await sendMail(mail, shop.deps), 'at night').toBeUndefined()
  expect(await stateOf(mail)).toMatchObject({ state: 'waiting', tries: 0 })
  await choose('email')
  time = Date.parse('2031-01-02T09:00:00+05:30')
  expect(await sendMail(mail, shop.deps)).toBe('withdrawn')
  expect(messagesTo(phone)).toEqual([])
})

test('a message refused by the provider waits for staff, who see its channel', async () => {
  const { id, choose } = await ordered()
  await shop.deps.db.doc(`orders/${id}`).update({ 'contact.phone': '+919876540000' })
  await choose('whatsapp')
  expect(await sendMail(`${id}-placed-whatsapp`, shop.deps)).toBe('failed')
  const listed = await shop.call('GET', '/api/admin/mails', { token: checkout.staff.token })
  expect(listed.body).toContainEqual(
    expect.objectContaining({ subject: `WhatsApp: Order placed (${id})`, reason: expect.stringContaining('400') }),
  )
})

test('STOP ends every message at once, until the number writes START', async () => {
  const { id, phone, choose } = await ordered()
  await choose('sms')
  expect((await write(phone, 'Stop', { id: `first ${phone}` })).status).toBe(200)
  expect(await sendMail(`${id}-placed-sms`, shop.deps)).toBe('withdrawn')
  await choose('email')
  expect((await choose('sms')).status).toBe(400)
  await write(phone, 'START')
  expect((await write(phone, 'Stop', { id: `first ${phone}` })).status, 'the first one once more').toBe(200)
  expect((await choose('sms')).status).toBe(200)
  expect(messagesTo(phone)).toEqual([])
})

describe('the webhook for WhatsApp', () => {
  test('takes a STOP that comes with a message of an unknown kind', async () => {
    const { phone, choose } = await ordered()
    const beside = { id: randomUUID(), type: 'sticker', text: 'not as texts are' }
    expect((await write(phone, 'STOP', { beside })).status).toBe(200)
    expect((await choose('sms')).status).toBe(400)
  })

  test('refuses messages without a signature, or with a wrong one', async () => {
    const { phone, choose } = await ordered()
    expect((await write(phone, 'STOP', { secret: 'another' })).status).toBe(401)
    expect((await shop.call('POST', '/api/messages/whatsapp', { body: { entry: [] } })).status).toBe(401)
    expect((await choose('sms')).status).toBe(200)
  })

  test('answers Meta’s verification with its number, and nothing else', async () => {
    const check = (challenge: string) =>
      shop.call('GET', `/api/messages/whatsapp?hub.mode=subscribe&hub.verify_token=word&hub.challenge=${challenge}`)
    expect(await check('1158201444')).toMatchObject({ status: 200, text: '1158201444' })
    expect((await check('hello')).status).toBe(401)
  })
})

test('an order in cash is confirmed by the link in the message to its phone, which proves no mailbox', async () => {
  const cashRules = { from: null, upTo: null, closedPincodes: [], isClosedForOwnPrints: false }
  const { id, buyer, phone, choose } = await ordered({ cashRules })
  const held = { heldUntil: new Date(noon + 3_600_000), isMailboxProved: false }
  await shop.deps.db.doc(`orders/${id}`).update(held)
  await choose('whatsapp')
  await sendMail(`${id}-placed-whatsapp`, shop.deps)
  const [{ text = '' } = {}] = messagesTo(phone)
  expect(text).toContain('Please confirm your order')
  const code = /confirm=([\w-]+)/.exec(text)?.[1]
  const confirm = (shown: string | undefined) =>
    shop.call('POST', `/api/orders/${id}/confirm`, { token: buyer.token, body: { code: shown } })
  expect((await confirm('guessed')).status).toBe(400)
  expect((await confirm(code)).body.confirmBy).toBeUndefined()
  expect((await shop.deps.db.doc(`orders/${id}`).get()).get('isMailboxProved')).toBe(false)
})

test('an order in cash is confirmed by the button under its WhatsApp message, only from its own phone', async () => {
  const { id, phone, choose } = await ordered()
  const held = { heldUntil: new Date(noon + 3_600_000), isMailboxProved: false }
  await shop.deps.db.doc(`orders/${id}`).update(held)
  await choose('whatsapp')
  await sendMail(`${id}-placed-whatsapp`, shop.deps)
  const heldUntil = async () => (await shop.deps.db.doc(`orders/${id}`).get()).get('heldUntil')
  const press = (from: string, payload: string) => write(from, '', { button: { text: 'Confirm', payload } })
  await press('+919811111111', `confirm ${id}`)
  await press(phone, 'confirm TS0000000000')
  await press(phone, id)
  expect(await heldUntil()).toBeDefined()
  for (let times = 0; times < 2; times++) expect((await press(phone, `confirm ${id}`)).status).toBe(200)
  expect(await heldUntil()).toBeUndefined()
  expect((await shop.deps.db.doc(`orders/${id}`).get()).get('isMailboxProved')).toBe(false)
})

test('a choice in the profile applies to the next orders, and undoing it stops their messages', async () => {
  const { buyer, phone } = await ordered()
  const own = (channel: string) =>
    shop.call('PUT', `/api/users/${buyer.uid}/updates`, { token: buyer.token, body: { channel } })
  expect((await own('sms')).status, 'without a proved number').toBe(400)
  await shop.deps.db.doc(`users/${buyer.uid}`).update({ phone, isPhoneProven: true })
  expect((await own('sms')).body).toMatchObject({ channel: 'sms', phone })
  const place = async (contact: object) => {
    const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
    const wish = { productId: tee, paymentMethod: 'cash_on_delivery', contact } as const
    const request = await requestFor('single', shop, buyer, wish)
    return (await submit('single', shop, buyer.token, request, randomUUID())).body._id as string
  }
  const [first, later] = [await place({}), await place({})]
  const ofAnother = await place({ phone: '+919876500001' })
  expect(await sendMail(`${first}-placed-sms`, shop.deps)).toBe('sent')
  time += 1000
  await own('email')
  expect(await sendMail(`${later}-placed-sms`, shop.deps)).toBe('withdrawn')
  expect(await stateOf(`${ofAnother}-placed-sms`)).toBeUndefined()
  expect(messagesTo(phone)).toMatchObject([{ channel: 'sms', text: expect.stringContaining(first) }])
  expect(await consentsOf(phone)).toHaveLength(2)
})

test('choices are part of the data export, and a deleted account leaves none', async () => {
  const { buyer, phone, choose } = await ordered()
  await choose('sms')
  const [first, second] = [`wamid ${phone}`, `wamid 2 ${phone}`]
  await write(phone, 'START', { id: first })
  await write(phone, 'Stop', { id: second })
  const data = () => shop.call('GET', `/api/users/${buyer.uid}/data`, { token: buyer.token })
  const own = await data()
  expect(own.body.consents).toMatchObject([{ phone, channel: 'sms', purpose: 'order_updates' }])
  expect(own.body).not.toHaveProperty('telephone')
  await shop.deps.auth.updateUser(buyer.uid, { phoneNumber: phone })
  expect((await data()).body.telephone).toHaveLength(2)
  // Deleting an account needs a sign-in that is recent by the clock of Firebase Auth.
  time = Date.now()
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  expect(await consentsOf(phone)).toEqual([])
  // The number stays stopped, even if Meta delivers the earlier START again.
  await write(phone, 'START', { id: first })
  expect((await shop.deps.db.doc(`phoneStops/${phone}`).get()).exists).toBe(true)
  const all = await shop.deps.db.collection('consents').get()
  expect(all.docs.filter(({ ref }) => ref.path.includes(Buffer.from(first).toString('base64url')))).toEqual([])
})

test('deleting an account does not delete the STOP of a number that it has not proved', async () => {
  const { buyer, phone } = await ordered()
  await write(phone, 'Stop')
  time = Date.now()
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  expect(await consentsOf(phone)).toHaveLength(1)
})

test('a choice made while the account is deleted leaves neither consent nor messages behind', async () => {
  const { id, buyer, phone, choose } = await ordered()
  const place = { xMm: 20, yMm: 20, widthMm: 60, heightMm: 20, rotationDeg: 0 }
  const layers = [{ kind: 'text', text: 'MONSOON XI', font: 'baloo', color: '#ffffff', place }]
  const designDocuments = [{ version: 1, placement: 'Left', layers }]
  await shop.deps.db.doc(`orders/${id}`).update({ designDocuments })
  let isChosen = false
  // The folder with the print pictures is deleted right before the customer is removed from the order.
  const files = Object.assign(Object.create(shop.deps.files), {
    deleteFolder: async (folder: string) => {
      if (folder.includes(id)) isChosen = (await choose('sms')).status === 200
      return shop.deps.files.deleteFolder(folder)
    },
  })
  time = Date.now()
  const at = await openShop(() => ({ ...shop.deps, files, db: shop.deps.db, now: () => new Date(time) }))
  expect((await at.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  await at.close()
  expect(isChosen).toBe(true)
  expect(await consentsOf(phone)).toEqual([])
  expect((await mailsIn(shop.deps.db).doc(`${id}-placed-sms`).get()).exists).toBe(false)
})

test('one network can have messages sent to twenty phones an hour, and then must solve a challenge', async () => {
  const { id, buyer } = await ordered()
  const choose = (from: string) =>
    shop.call('PUT', `/api/orders/${id}/updates`, { token: buyer.token, from, body: { channel: 'sms' } })
  const statuses = []
  for (let choices = 0; choices < 21; choices++) {
    const updates = { channel: 'email', choices, at: new Date(noon) }
    await shop.deps.db.doc(`orders/${id}`).update({ 'contact.phone': `+91987655${1000 + choices}`, updates })
    statuses.push(await choose('203.0.113.90'))
  }
  expect(statuses.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
  expect(statuses.at(-1)?.body.details).toHaveProperty('challenge')
  expect((await choose('203.0.113.91')).status).toBe(200)
})

test('one stranger cannot use up the choices for a number, and nobody can block its proved owner', async () => {
  const { id, buyer, phone } = await ordered()
  const choose = async (from: string) => {
    await shop.deps.db.doc(`orders/${id}`).update({ 'updates.channel': 'email' })
    const body = { channel: 'sms' }
    return (await shop.call('PUT', `/api/orders/${id}/updates`, { token: buyer.token, from, body })).status
  }
  await shop.deps.db.doc(`orders/${id}`).update({ updates: { channel: 'email', choices: 0, at: new Date(noon) } })
  await shop.deps.db.doc(`users/${buyer.uid}`).update({ phone })
  const statuses = []
  for (const from of ['203.0.113.70', '203.0.113.71']) {
    for (let times = 0; times < 6; times++) statuses.push(await choose(from))
  }
  expect(statuses).toEqual([...Array(5).fill(200), 429, ...Array(5).fill(200), 429])
  expect(await choose('203.0.113.72'), 'ten a day in all').toBe(429)
  await shop.deps.db.doc(`users/${buyer.uid}`).update({ isPhoneProven: true })
  expect(await choose('203.0.113.72')).toBe(200)
})

test('choices in a profile are limited to twenty a day', async () => {
  const { buyer, phone } = await ordered()
  await shop.deps.db.doc(`users/${buyer.uid}`).update({ phone, isPhoneProven: true })
  const own = (channel: string) =>
    shop.call('PUT', `/api/users/${buyer.uid}/updates`, { token: buyer.token, body: { channel } })
  const statuses = []
  for (let count = 0; count < 21; count++) {
    time += 1000
    statuses.push((await own(count % 2 === 0 ? 'sms' : 'email')).status)
  }
  expect([statuses.at(19), statuses.at(20)]).toEqual([200, 429])
  expect(await consentsOf(phone)).toHaveLength(20)
})
