import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredConsent } from '@teeshala/contract/consents/consent'
import { consentSince, consentWords, type OrderUpdates } from '@teeshala/contract/messages/order-updates'
import { fieldError } from '../errors/app-error.ts'
import { consentsIn, phoneStopsIn, usersIn } from '../firestore/collections.ts'
import { enforceRateLimits } from '../firestore/rate-limit.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { stayingPerson } from '../http/caller/staying-person.ts'
import { type Handler, ok } from '../http/handler.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { offeredNow } from './offered-now.ts'

/** Returns the caller's update channels for future orders besides mail, and the available ones. */
export const readOwnUpdates: Handler<'readOwnUpdates'> = async ({ caller }, deps) => {
  const [profile, offered] = await Promise.all([usersIn(deps.db).doc(caller.uid).get(), offeredNow(deps)])
  const person = documentOf(profile)
  const phone = person ? provedPhone(person) : ''
  const isStopped = phone !== '' && (await phoneStopsIn(deps.db).doc(phone).get()).exists
  return ok({ channel: person?.updates?.channel ?? 'email', offered, phone, isStopped })
}

/**
 * Stores the caller's update preference for future orders, with the wording agreed to. Choosing mail only also ends
 * messages about earlier orders: see `may-send.ts`.
 */
export const chooseOwnUpdates: Handler<'chooseOwnUpdates'> = async ({ caller, body: { channel } }, deps) => {
  const { db } = deps
  const [{ shopName }, offered] = await Promise.all([currentSettings(db), offeredNow(deps)])
  if (channel !== 'email' && !offered.includes(channel))
    throw fieldError('channel', 'This is not available at the moment. Please choose another way.')
  const document = usersIn(db).doc(caller.uid)
  const updates = await transact(deps, async (transaction): Promise<OrderUpdates> => {
    const person = stayingPerson(await transaction.read(document))
    const phone = provedPhone(person)
    const isStopped = phone !== '' && (await transaction.get(phoneStopsIn(db).doc(phone))).exists
    const answer = { channel, offered, phone, isStopped }
    if (person.updates?.channel === channel) return answer
    if (channel !== 'email' && phone === '') throw fieldError('channel', 'Please confirm your phone number first.')
    if (channel !== 'email' && isStopped) {
      throw fieldError('channel', 'This number has sent us STOP. Please send us START on WhatsApp first.')
    }
    const count = await enforceRateLimits(transaction, [limitOf(caller.uid)], deps)
    const at = deps.now()
    const consent: StoredConsent = {
      purpose: 'order_updates',
      phone,
      channel,
      orderId: null,
      userId: caller.uid,
      words: channel === 'email' ? 'Email only' : consentWords(channel, shopName, 'profile'),
      wordsSince: consentSince,
      page: '/profile',
      at,
    }
    count()
    transaction.update(document, { updates: { channel, at }, updatedAt: at })
    transaction.create(consentsIn(db).doc(`${caller.uid}-${at.getTime()}`), consent)
    return answer
  })
  return ok(updates)
}

/** Each choice is stored permanently with its wording. */
const limitOf = (uid: string) => ({
  name: `choices of ${uid}`,
  most: 20,
  windowMs: 86_400_000,
  refusal: 'You have changed this many times today. Please try again tomorrow.',
})

const provedPhone = ({ phone, isPhoneProven }: StoredUser) => (isPhoneProven ? phone : '')
