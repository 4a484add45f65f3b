import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { leaseMs, pausesMs, type SendOutcome } from '@teeshala/contract/mails/delivery'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailbox } from '../../../emulators/mailbox/start-mailbox.ts'
import { mailsIn } from '../../src/firestore/collections.ts'
import { createCloudLog } from '../../src/http/request/cloud-log.ts'
import type { MailToSend } from '../../src/ports/mail-server.ts'
import { sendDueMails } from '../../src/sending/send-due-mails.ts'
import { sendMail } from '../../src/sending/send-mail.ts'
import { smtpServer } from '../../src/sending/smtp-server.ts'
import { admin, newEmail } from '../fixtures/people.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let time = Date.UTC(2031, 0, 1)
let handedOver: MailToSend[] = []
const logged: string[] = []
let answer: (mail: MailToSend) => Promise<SendOutcome> = async () => ({ kind: 'accepted' })
beforeAll(async () => {
  const mailServer = {
    send: (mail: MailToSend) => {
      handedOver.push(mail)
      return answer(mail)
    },
  }
  const log = createCloudLog({ write: (line) => void logged.push(line) })
  shop = await openEmptyShop({ now: () => new Date(time), mailServer, log })
})
afterAll(() => shop.close())

/** Sends a message by the contact form, which creates a mail to the shop; returns the mail's id. */
async function written(): Promise<string> {
  handedOver = []
  answer = async () => ({ kind: 'accepted' })
  time += leaseMs
  await shop.deps.db.doc('settings/store').set({ email: 'shop@teeshala.test' }, { merge: true })
  const body = { name: 'Lakshmi Menon', email: newEmail(), subject: 'Uniforms', message: 'Do you print 400 polos?' }
  const { ticket } = (await shop.call('POST', '/api/contact', { body })).body
  // The mail to the sender would be due as well.
  await mailsIn(shop.deps.db).doc(`${ticket}-received`).delete()
  return ticket
}
const stateOf = async (id: string) => (await mailsIn(shop.deps.db).doc(id).get()).get('delivery')

describe('a mail', () => {
  test('is handed over once, however many workers are told to send it', async () => {
    const id = await written()
    await Promise.all([sendMail(id, shop.deps), sendMail(id, shop.deps), sendDueMails(shop.deps)])
    expect(handedOver).toMatchObject([{ id, to: ['shop@teeshala.test'] }])
    expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 1 })
  })

  test('whose sender dies before it reports the outcome is marked as unsure and not sent again automatically', async () => {
    const id = await written()
    answer = () => new Promise(() => {})
    void sendMail(id, shop.deps)
    await expect.poll(() => handedOver.length).toBe(1)
    expect(await sendDueMails(shop.deps), 'while it may still be under way').toEqual({})
    time += leaseMs
    expect(await sendDueMails(shop.deps)).toEqual({ unsure: 1 })
    expect(await sendDueMails(shop.deps)).toEqual({})
    expect(handedOver).toHaveLength(1)
  })

  test('that was certainly not accepted is tried again later, and passed to staff after the last try', async () => {
    const id = await written()
    answer = async () => ({ kind: 'put_off', reason: 'busy' })
    await sendMail(id, shop.deps)
    for (const pauseMs of pausesMs) {
      time += pauseMs - 1
      expect(await sendDueMails(shop.deps)).toEqual({})
      time += 1
      await sendDueMails(shop.deps)
    }
    expect(await stateOf(id)).toMatchObject({ state: 'failed', tries: pausesMs.length + 1, reason: 'busy' })
  })
})

test('staff see and are notified of unsent mails, and send each once, again or by hand', async () => {
  const staff = await admin(shop.deps)
  const ask = (method: string, path: string, body?: unknown) =>
    shop.call(method, `/api/admin${path}`, { token: staff.token, ...(body !== undefined && { body }) })
  const id = await written()
  answer = async () => ({ kind: 'refused', reason: '550 <asha@people.test> no such mailbox' })
  await sendMail(id, shop.deps)
  const listed = await ask('GET', '/mails')
  expect(listed.body[0]).toMatchObject({
    _id: id,
    state: 'failed',
    reason: '550 <asha@people.test> no such mailbox',
    tries: 1,
  })
  const refusals = logged.filter((line) => line.includes(id))
  expect(refusals.join('')).toContain('a mail was not sent')
  expect(refusals.join('')).not.toContain('asha@people.test')
  const { notifications } = (await ask('GET', '/notifications')).body
  expect(notifications).toContainEqual(expect.objectContaining({ kind: 'mail', _id: id, isNew: true }))
  const { token } = await admin(shop.deps, 'viewer')
  const forViewer = (await shop.call('GET', '/api/admin/notifications', { token })).body.notifications
  expect(forViewer.map(({ kind }: { kind: string }) => kind)).not.toContain('mail')

  expect((await ask('PATCH', `/mails/${id}`, { decision: 'retry' })).body).toMatchObject({ state: 'waiting', tries: 0 })
  expect((await ask('PATCH', `/mails/${id}`, { decision: 'retry' })).status).toBe(409)
  await sendMail(id, shop.deps)
  expect(handedOver).toHaveLength(2)
  expect((await ask('PATCH', `/mails/${id}`, { decision: 'by_hand' })).body.state).toBe('by_hand')
  expect((await ask('GET', '/mails?state=by_hand')).body).toMatchObject([{ _id: id }])
  expect(await sendDueMails(shop.deps)).toEqual({})
  const log = await shop.deps.db.collection('auditLog').where('target', '==', `mail/${id}`).get()
  expect(log.docs.map((entry) => entry.get('action')).sort()).toEqual(['mail.sent_again', 'mail.sent_by_hand'])
  expect(log.docs.map((entry) => entry.get('details').name)).toEqual(Array(2).fill(listed.body[0].subject))
})

test('staff never see the subject of a mail with a code', async () => {
  const { token } = await admin(shop.deps)
  const id = await written()
  await mailsIn(shop.deps.db)
    .doc(id)
    .update({ expiresAt: new Date(time + 1) })
  const { body } = await shop.call('GET', '/api/admin/mails?state=waiting', { token })
  expect(body).toMatchObject([{ _id: id, subject: null }])
})

describe('over SMTP', () => {
  const mail = (to: string): MailToSend => ({
    id: 'TS1-placed',
    to: [to],
    replyTo: 'shop@teeshala.test',
    message: {
      subject: 'आपका ऑर्डर: 300 polos',
      text: 'Total ₹14,160.00\n.a line that begins with a dot',
      html: '<p>Total ₹14,160.00</p>',
      attachments: [{ filename: 'TS1.pdf', content: 'JVBERg==', encoding: 'base64', contentType: 'application/pdf' }],
    },
  })
  const serverAt = (port: number): ReturnType<typeof smtpServer> =>
    smtpServer({ url: `smtp://127.0.0.1:${port}`, from: 'Teeshala <orders@teeshala.test>', domain: 'teeshala.test' })

  test('a mail arrives as written, and the refusals of the server are told apart', async () => {
    const mailbox = await startMailbox({ smtp: 0, page: 0 })
    const { send } = serverAt(mailbox.smtpPort)
    expect(await send(mail('asha@teeshala.test'))).toEqual({ kind: 'accepted' })
    expect(await send(mail('nobody@teeshala.test'))).toMatchObject({ kind: 'refused', reason: /550/ })
    expect(await send(mail('busy@teeshala.test'))).toMatchObject({ kind: 'put_off' })
    expect(mailbox.mails).toMatchObject([
      {
        to: ['asha@teeshala.test'],
        subject: 'आपका ऑर्डर: 300 polos',
        text: expect.stringContaining('₹14,160.00'),
        html: expect.stringContaining('₹14,160.00'),
        attachments: ['TS1.pdf'],
      },
    ])
    expect(mailbox.mails[0]?.text).toMatch(/^\.a line/m)
    await mailbox.close()
    expect(await send(mail('asha@teeshala.test')), 'nobody listens').toMatchObject({ kind: 'put_off' })
  })

  test('a mail accepted for some recipients only waits for staff, who see which one it has not reached', async () => {
    const mailbox = await startMailbox({ smtp: 0, page: 0 })
    const to = ['asha@teeshala.test', 'busy@teeshala.test']
    const outcome = await serverAt(mailbox.smtpPort).send({ ...mail(''), to })
    expect(outcome).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('busy@teeshala.test') })
    expect(mailbox.mails).toMatchObject([{ to: ['asha@teeshala.test'] }])
    await mailbox.close()
  })

  test('a mail has an unknown outcome if the server hangs up before it confirms', async () => {
    const answers: Record<string, string> = { EHLO: '250 OK', MAIL: '250 OK', RCPT: '250 OK', DATA: '354 go on' }
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      sockets.push(socket)
      socket.write('220 here\r\n')
      socket.on('data', (data) => {
        const said = answers[data.toString().slice(0, 4)]
        if (said) socket.write(`${said}\r\n`)
        else if (data.toString().endsWith('\r\n.\r\n')) socket.destroy()
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { send } = serverAt((server.address() as AddressInfo).port)
    expect(await send(mail('asha@teeshala.test'))).toMatchObject({ kind: 'unknown' })
    server.close()
  })
})
