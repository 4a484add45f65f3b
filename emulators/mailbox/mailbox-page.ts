import type { ReceivedMail } from './read-mail.ts'

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

const page = (title: string, body: string) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
ol { list-style: none; padding: 0 } li { border-bottom: 1px solid #8885; padding: .6rem 0 }
a { font-weight: 600 } small { opacity: .75; display: block; overflow-wrap: anywhere }
iframe { width: 100%; height: 70vh; border: 1px solid #8885; border-radius: 8px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style></head><body>${body}</body></html>`

const channels = { '': 'All', email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' } as const

const filters = (chosen: string) =>
  `<nav aria-label="Channels">${Object.entries(channels)
    .map(([name, label]) =>
      name === chosen
        ? `<a aria-current="page" href="/?channel=${name}">${label}</a>`
        : `<a href="/?channel=${name}">${label}</a>`,
    )
    .join(' · ')}</nav>`

/** Returns the page with all mails and messages, or those of one channel, newest first. */
export const listPage = (all: readonly ReceivedMail[], chosen = ''): string => {
  const mails = all.filter(({ channel }) => chosen === '' || channel === chosen)
  return page(
    'Local mailbox',
    `<h1>Local mailbox</h1><p>Everything that the local shop has sent since it was started, by email and to telephones. Nothing has left this machine.</p>${filters(chosen)}${
      mails.length === 0 ? '<p>Nothing yet. Place an order.</p>' : ''
    }<ol>${mails
      .toReversed()
      .map(
        ({ number, channel, subject, to, at }) =>
          `<li><a href="/mails/${number}">${escaped(subject)}</a><small>${channels[channel]} to ${escaped(to.join(', '))}, ${time.format(at)}</small></li>`,
      )
      .join('')}</ol>`,
  )
}

/** Returns the page of one phone message. */
export const messagePage = ({ subject, channel, from, to, at, text }: ReceivedMail): string =>
  page(
    subject,
    `<p><a href="/?channel=${channel}">All of ${channels[channel]}</a></p><h1>${escaped(subject)}</h1>
<small>${channels[channel]} from ${escaped(from)} to ${escaped(to.join(', '))}, ${time.format(at)}</small><pre>${linked(text)}</pre>`,
  )

const linked = (text: string) => escaped(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)

/** Returns the page of one mail: as a mail program shows it, and as plain text. */
export const mailPage = ({ number, subject, from, to, at, text, attachments }: ReceivedMail): string =>
  page(
    subject,
    `<p><a href="/">All emails</a></p><h1>${escaped(subject)}</h1>
<small>from ${escaped(from)} to ${escaped(to.join(', '))}, ${time.format(at)}${
      attachments.length > 0 ? `, with ${escaped(attachments.join(', '))}` : ''
    }</small>
<p><iframe sandbox="allow-popups" title="The email" src="/mails/${number}.html"></iframe></p><h2>As plain text</h2><pre>${escaped(text)}</pre>`,
  )
