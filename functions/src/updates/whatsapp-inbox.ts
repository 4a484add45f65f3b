import { normalisePhone } from '@teeshala/contract/accounts/phone'
import { orderToConfirm } from '@teeshala/contract/messages/confirm-button'
import { wishOf } from '@teeshala/contract/messages/order-updates'
import * as z from 'zod/mini'
import { isSignedBy } from '../crypto/signatures.ts'
import { AppError } from '../errors/app-error.ts'
import { phoneStopsIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { confirmByPhone } from './confirm-by-phone.ts'
import { whatsApp, wordIn } from './words-from-phones.ts'

const Message = z.object({
  id: z.string().check(z.maxLength(300)),
  from: z.string().check(z.maxLength(20)),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string(), payload: z.optional(z.string()) })),
})

/** What Meta sends; only the text messages of customers are read. Each is read by itself, so that an unknown kind of message does not hide a STOP. */
const Received = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ messages: z.optional(z.array(z.unknown())) }) })),
    }),
  ),
})

/**
 * Answers Meta's verification request with its challenge number. The verify token is not checked: registering
 * our URL elsewhere gains nothing, because every message must be signed with our own app's secret.
 */
export const answerWhatsAppCheck: Handler<'answerWhatsAppCheck'> = async ({ query }, { phones }) => {
  const challenge = query['hub.challenge'] ?? ''
  // Only digits are echoed, so that nobody can make the shop display their text.
  if (!phones.whatsAppInbox || !/^\d{1,20}$/.test(challenge)) throw unsigned()
  return ok(challenge)
}

/**
 * Processes customers' replies: STOP ends all messages to their number, START allows them again, and the button under a message
 * confirms its order.
 */
export const takeWhatsAppMessage: Handler<'takeWhatsAppMessage'> = async ({ request }, deps) => {
  const { rawBody } = request as typeof request & { rawBody?: Buffer }
  const secret = deps.phones.whatsAppInbox?.appSecret
  const signature = (request.get('x-hub-signature-256') ?? '').replace(/^sha256=/, '')
  if (!secret || !rawBody || !isSignedBy(secret, rawBody, signature)) throw unsigned()
  const received = Received.safeParse(request.body)
  const messages = received.data?.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.messages ?? []))
  for (const { id, from, text, button } of messages?.flatMap((each) => Message.safeParse(each).data ?? []) ?? []) {
    const words = text?.body ?? button?.text ?? ''
    const wish = wishOf(words)
    const phone = normalisePhone(`+${from}`)
    if (wish && phone) await keepWish({ id, phone, wish, words }, deps)
    const orderId = orderToConfirm(button?.payload ?? '')
    if (orderId !== undefined && phone) await confirmByPhone(orderId, phone, deps)
  }
  return ok({ status: 'ok' })
}

type Wish = { readonly id: string; readonly phone: string; readonly wish: 'stop' | 'start'; readonly words: string }

/** Meta may redeliver a message: it counts once, so that an old STOP never overrides a later START. */
async function keepWish({ id, phone, wish, words }: Wish, deps: Deps): Promise<void> {
  const { db } = deps
  const entry = wordIn(db, id)
  const stop = phoneStopsIn(db).doc(phone)
  await transact(deps, async (transaction) => {
    if ((await transaction.get(entry)).exists) return
    const at = deps.now()
    const of = { purpose: 'order_updates', phone, orderId: null, userId: null } as const
    const channel = wish === 'stop' ? ('email' as const) : ('whatsapp' as const)
    transaction.create(entry, { ...of, channel, words: words.slice(0, 100), wordsSince: null, page: whatsApp, at })
    if (wish === 'stop') transaction.set(stop, { at })
    else transaction.delete(stop)
  })
}

const unsigned = () => new AppError('UNAUTHENTICATED', 'The signature is not valid')
