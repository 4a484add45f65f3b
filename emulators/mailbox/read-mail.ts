/** A mail as the mailbox shows it. */
export type ReceivedMail = {
  readonly number: number
  readonly channel: 'email' | 'whatsapp' | 'sms'
  readonly at: Date
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly string[]
}

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string }

/** Parses a raw mail, one byte per character. It understands what nodemailer writes, which is all that the shop sends. */
export function readMail(raw: string): Pick<ReceivedMail, 'subject' | 'text' | 'html' | 'attachments'> {
  const mail = partOf(raw)
  const parts = leavesOf(mail)
  const named = parts.flatMap((part) => fileNameOf(part) ?? [])
  const bodyOf = (type: string) => {
    const part = parts.find((each) => !fileNameOf(each) && header(each, 'content-type').startsWith(type))
    return part ? decoded(part) : ''
  }
  return {
    subject: plainWords(header(mail, 'subject')),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    attachments: named,
  }
}

const header = ({ headers }: Part, name: string) => headers.get(name) ?? ''

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const head = (end < 0 ? raw : raw.slice(0, end)).replaceAll(/\r\n[ \t]+/g, ' ')
  const lines = head.split('\r\n').map((line) => line.split(/:\s*(.*)/s, 2))
  const headers = new Map(lines.map(([name = '', value = '']) => [name.toLowerCase(), value]))
  return { headers, body: end < 0 ? '' : raw.slice(end + 4) }
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(header(part, 'content-type'))?.[1]
  if (boundary === undefined) return [part]
  const inner = part.body.split(`--${boundary}`).slice(1, -1)
  return inner.flatMap((each) => leavesOf(partOf(each.replace(/^\r\n/, '').replace(/\r\n$/, ''))))
}

function fileNameOf(part: Part): string | undefined {
  const disposition = header(part, 'content-disposition')
  return /^attachment/.test(disposition) ? (/filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'file') : undefined
}

function decoded(part: Part): string {
  const encoding = header(part, 'content-transfer-encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString()
  const bytes = encoding === 'quoted-printable' ? unquoted(part.body.replaceAll('=\r\n', '')) : part.body
  return Buffer.from(bytes, 'latin1').toString()
}

const unquoted = (text: string) =>
  text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Decodes a header with non-ASCII words as =?UTF-8?B?…?= or =?UTF-8?Q?…?=. */
const plainWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(unquoted(word.replaceAll('_', ' ')), 'latin1').toString(),
    )
