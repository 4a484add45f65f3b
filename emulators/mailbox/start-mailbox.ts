/** The local shop's mailbox: a mail server that keeps every mail, and pages to read them. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { listPage, mailPage, messagePage } from './mailbox-page.ts'
import { type ReceivedMail, readMail } from './read-mail.ts'
import { readMessage } from './read-message.ts'
import { smtpListener } from './smtp-listener.ts'

/** The number of mails kept; older ones are dropped. */
const most = 500

/** Starts listening on both ports; 0 lets the system choose. */
export async function startMailbox(ports: { smtp: number; page: number }) {
  const mails: ReceivedMail[] = []
  let count = 0
  const keep = (mail: Omit<ReceivedMail, 'number' | 'at'>) => {
    count += 1
    mails.push({ number: count, at: new Date(), ...mail })
    if (mails.length > most) mails.shift()
  }
  const smtp = smtpListener(({ from, to, raw }) => {
    keep({ channel: 'email', from, to, ...readMail(raw) })
  })
  const pages = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox')
    const [, number, isHtml] = /^\/mails\/(\d+)(\.html)?$/.exec(pathname) ?? []
    const mail = mails.find((each) => String(each.number) === number)
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
    }
    if (request.method === 'POST') {
      const { message, refusal } = readMessage(pathname, await text(request))
      if (refusal !== undefined) return send(400, 'application/json', JSON.stringify({ error: { message: refusal } }))
      keep(message)
      return send(200, 'application/json', JSON.stringify({ messages: [{ id: `local-${count}` }] }))
    }
    if (pathname === '/') return send(200, 'text/html', listPage(mails, searchParams.get('channel') ?? ''))
    if (pathname === '/mails.json') return send(200, 'application/json', JSON.stringify(mails))
    if (!mail) return send(404, 'text/plain', 'There is no such email.')
    if (mail.channel !== 'email') return send(200, 'text/html', messagePage(mail))
    send(200, 'text/html', isHtml ? mail.html : mailPage(mail))
  })
  smtp.listen(ports.smtp, '127.0.0.1')
  pages.listen(ports.page, '127.0.0.1')
  await Promise.all([once(smtp, 'listening'), once(pages, 'listening')])
  const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port
  return {
    mails,
    smtpPort: portOf(smtp),
    pagePort: portOf(pages),
    close: async () => {
      smtp.close()
      pages.close()
      pages.closeAllConnections()
    },
  }
}
