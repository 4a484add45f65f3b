import type { StoredConsent } from '@teeshala/contract/consents/consent'
import { consentSince, consentWords, type OrderUpdates } from '@teeshala/contract/messages/order-updates'
import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { fieldError } from '../errors/app-error.ts'
import { consentsIn, ordersIn, phoneStopsIn, usersIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import { confirmCodeOfPhone } from '../holding/confirm-code.ts'
import type { Caller } from '../http/caller/caller.ts'
import { visitOf } from '../http/caller/visit.ts'
import { type Handler, ok } from '../http/handler.ts'
import { writeOrderMessage } from '../mails/order-message.ts'
import { findOrder, orderNotFound } from '../orders/find-order.ts'
import { isCustomersOwn } from '../orders/may-see-order.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { offeredNow } from './offered-now.ts'

const dayMs = 86_400_000
/** Daily limits of preferences that send messages to an unverified number, from one network, and to one's own number. */
const ofPhone = 10
const ofNetwork = 5
const ofOwner = 50

/** Returns an order's update channels besides mail, and the available ones. */
export const readOrderUpdates: Handler<'readOrderUpdates'> = async ({ caller, params, secret }, deps) => {
  const order = await findOrder(params.id, deps.db, (order) => isCustomersOwn(order, caller, secret))
  const phone = phoneOfOrder(order)
  const [offered, stop] = await Promise.all([
    offeredNow(deps),
    phone === '' ? undefined : phoneStopsIn(deps.db).doc(phone).get(),
  ])
  return ok(answer(order, offered, stop?.exists === true))
}

/**
 * Stores an order's update preference with the wording agreed to. The first choice triggers the message that the
 * order was placed, or needs confirmation. Nobody, not even staff, can choose for a customer.
 */
export const chooseOrderUpdates: Handler<'chooseOrderUpdates'> = async (
  { caller, params, secret, body, request },
  deps,
) => {
  const { db } = deps
  const { channel } = body
  const seen = await findOrder(params.id, db, (order) => isCustomersOwn(order, caller, secret))
  const [{ shopName }, offered, { network, solved }] = await Promise.all([
    currentSettings(db),
    offeredNow(deps),
    visitOf(request, deps),
  ])
  if (channel !== 'email' && !offered.includes(channel))
    throw fieldError('channel', 'This is not available at the moment. Please choose another way.')
  const phone = phoneOfOrder(seen)
  if (phone === '') throw fieldError('channel', 'This order has no phone number.')
  const document = ordersIn(db).doc(params.id)
  const [order, isStopped] = await transact(deps, async (transaction) => {
    const present = await transaction.read(document)
    if (!present || phoneOfOrder(present) !== phone) throw orderNotFound()
    const isStopped = (await transaction.get(phoneStopsIn(db).doc(phone))).exists
    if ((present.updates?.channel ?? 'email') === channel) return [present, isStopped] as const
    if (channel !== 'email' && isStopped) {
      throw fieldError('channel', 'This number has sent us STOP. Please send us START on WhatsApp first.')
    }
    const owner = channel === 'email' ? undefined : await ownerOf(phone, caller, transaction)
    const limits = channel === 'email' ? [] : limitsOf({ phone, network, owner })
    const count = await enforceRateLimits(transaction, limits, deps, solved)
    const choices = (present.updates?.choices ?? 0) + 1
    const now = deps.now()
    const chosen = { ...present, updates: { channel, choices, at: now } }
    transaction.update(document, { updates: chosen.updates, updatedAt: now })
    const consent: StoredConsent = {
      purpose: 'order_updates',
      phone,
      channel,
      orderId: present._id,
      userId: present.userId,
      words: channel === 'email' ? 'Email only' : consentWords(channel, shopName, 'order'),
      wordsSince: consentSince,
      page: `/order/${present._id}`,
      at: now,
    }
    transaction.create(consentsIn(db).doc(`${present._id}-${choices}`), consent)
    count()
    if (!present.updates && present.status === 'placed') {
      const confirmCode = present.heldUntil && confirmCodeOfPhone(present._id, phone, deps.orderSecret)
      const guestToken = present.userId === null ? secret : undefined
      writeOrderMessage(chosen, 'placed', { now, guestToken, confirmCode }, transaction)
    }
    return [chosen, isStopped] as const
  })
  return ok(answer(order, offered, isStopped))
}

function answer(order: WithId<StoredOrder>, offered: OrderUpdates['offered'], isStopped: boolean): OrderUpdates {
  return { channel: order.updates?.channel ?? 'email', offered, phone: phoneOfOrder(order), isStopped }
}

/** Returns the caller if they have verified the number, so that strangers cannot use up its limit. */
async function ownerOf(phone: string, caller: Caller, transaction: Transaction): Promise<string | undefined> {
  if (caller.kind !== 'customer') return undefined
  const person = await transaction.read(usersIn(transaction.db).doc(caller.uid))
  return person?.isPhoneProven && person.phone === phone ? caller.uid : undefined
}

const tooManyNearby = 'Updates were requested for too many orders from your network. Please try again in an hour.'

type Choosing = { readonly phone: string; readonly network: string | undefined; readonly owner: string | undefined }

/**
 * For numbers that the caller has not verified: in total and per network, so that one stranger cannot use up the day's limit; and by network alone,
 * because numbers can be invented, and the shop pays for each message.
 */
const limitsOf = ({ phone, network, owner }: Choosing): RateLimit[] => [
  ...(owner === undefined ? choicesOfStrangers(phone, network) : [choicesAbout(`${phone} by ${owner}`, ofOwner)]),
  ...(network ? [{ name: `messages chosen from ${network}`, free: 20, most: 200, refusal: tooManyNearby }] : []),
]

const choicesOfStrangers = (phone: string, network: string | undefined): RateLimit[] => [
  choicesAbout(phone, ofPhone),
  ...(network ? [choicesAbout(`${phone} from ${network}`, ofNetwork)] : []),
]

const choicesAbout = (name: string, most: number): RateLimit => ({
  name: `messages to ${name}`,
  most,
  windowMs: dayMs,
  refusal: 'Updates to this number were requested for too many orders today. Please try again tomorrow.',
})
