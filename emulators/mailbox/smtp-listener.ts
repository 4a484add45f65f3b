import { createServer, type Server, type Socket } from 'node:net'

/** A received mail: sender, recipients and the raw message, one byte per character. */
export type Delivered = { readonly from: string; readonly to: readonly string[]; readonly raw: string }

/** Replies to addresses with these prefixes, so that a person or a test can see how the shop handles refusals. */
const refusals: readonly [string, string][] = [
  ['nobody@', '550 5.1.1 There is no such mailbox'],
  ['busy@', '450 4.2.0 Come again later'],
]

/** A local mail server that accepts everything and delivers nothing. */
export const smtpListener = (deliver: (mail: Delivered) => void): Server =>
  createServer((socket) => converse(socket, deliver))

function converse(socket: Socket, deliver: (mail: Delivered) => void): void {
  let waiting = ''
  let mail = { from: '', to: [] as string[] }
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    const [, verb = '', rest = ''] = /^(\w+)\s*(.*)$/s.exec(line) ?? []
    const address = /<([^>]*)>/.exec(rest)?.[1] ?? ''
    switch (verb.toUpperCase()) {
      case 'EHLO':
        say('250-mailbox of this machine')
        return void say('250 8BITMIME')
      case 'HELO':
      case 'NOOP':
        return void say('250 OK')
      case 'RSET':
      case 'MAIL':
        mail = { from: address, to: [] }
        return void say('250 OK')
      case 'RCPT': {
        const refusal = refusals.find(([start]) => address.startsWith(start))
        if (!refusal) mail.to.push(address)
        return void say(refusal?.[1] ?? '250 OK')
      }
      case 'DATA':
        isData = true
        return void say('354 Go on, end with a dot')
      case 'QUIT':
        say('221 Bye')
        return void socket.end()
      default:
        say('502 Not known here')
    }
  }
  const end = '\r\n.\r\n'
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    waiting += chunk
    for (;;) {
      const mark = isData ? end : '\r\n'
      const at = waiting.indexOf(mark)
      if (at < 0) return
      const heard = waiting.slice(0, at)
      waiting = waiting.slice(at + mark.length)
      if (!isData) {
        hear(heard)
        continue
      }
      isData = false
      deliver({ ...mail, raw: heard.replaceAll('\r\n..', '\r\n.') })
      say('250 Taken')
    }
  })
  say('220 mailbox of this machine')
}
