import { pipeline } from 'node:stream/promises'
import type { StoredConsent } from '@teeshala/contract/consents/consent'
import type { StoredMessage } from '@teeshala/contract/contact/contact'
import type { DocumentData, Query } from 'firebase-admin/firestore'
import { cartAnswer } from '../../cart/cart-answer.ts'
import { ownClaimAnswer } from '../../claims/claim-answer.ts'
import { sha256 } from '../../crypto/sha256.ts'
import {
  addressBooksIn,
  cartsIn,
  claimsIn,
  consentsIn,
  favoritesIn,
  messagesIn,
  ordersIn,
  quotesIn,
  reviewsIn,
  savedDesignsIn,
} from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import { type StreamingHandler, streamed } from '../../http/handler.ts'
import { orderAnswer } from '../../orders/answers/order-answer.ts'
import { quoteAnswer } from '../../quotes/quote-answer.ts'
import { ownReviewAnswer } from '../../reviews/review-answers.ts'
import { savedDesignAnswer } from '../../saved-designs/saved-design-answer.ts'
import { writtenFrom } from '../../updates/words-from-phones.ts'
import { ensureProfile } from './ensure-profile.ts'
import { userAnswer } from './user-answer.ts'

const pageSize = 100

/**
 * Streams all data that the shop stores about the caller as one JSON document (DPDP Act 2023, section 11). It is written
 * page by page as it is read; if the database fails midway, the connection is aborted so that an incomplete file is never taken for a complete one.
 */
export const exportOwnData: StreamingHandler<'exportOwnData'> = async ({ caller, response, log }, deps) => {
  const { auth, db, now } = deps
  const { uid } = caller
  const profile = userAnswer(await ensureProfile(await auth.getUser(uid), deps))
  const cart = documentOf(await cartsIn(db).doc(uid).get())
  const addresses = documentOf(await addressBooksIn(db).doc(uid).get())?.addresses ?? []
  const whole = { madeAt: now().toISOString(), profile, addresses, cart: cart ? await cartAnswer(uid, cart, db) : null }
  // Consents of an unverified address may belong to somebody else; the hash of an empty address matches nothing.
  const provedAddress = sha256(profile.isEmailProven ? profile.email : '')
  response.type('application/json').attachment('my-teeshala-data.json')

  async function* text() {
    yield JSON.stringify(whole).slice(0, -1)
    yield* list('favorites', favoritesIn(db, uid), ({ _id, createdAt }) => ({
      productId: _id,
      since: createdAt,
    }))
    yield* list('orders', ordersIn(db).where('userId', '==', uid), orderAnswer)
    yield* list('quotes', quotesIn(db).where('userId', '==', uid), (quote) => quoteAnswer(quote, now(), true))
    yield* list('messages', messagesIn(db).where('userId', '==', uid), ownMessage)
    yield* list('consents', consentsIn(db).where('userId', '==', uid), ownConsent)
    if (profile.isPhoneProven) yield* list('telephone', writtenFrom(profile.phone, db), ownConsent)
    yield* list('newsletter', consentsIn(db).where('address', '==', provedAddress), ownConsent)
    yield* list('reviews', reviewsIn(db).where('userId', '==', uid), ownReviewAnswer)
    yield* list('claims', claimsIn(db).where('userId', '==', uid), (claim) => ownClaimAnswer(claim, now()))
    const savedDesigns = savedDesignsIn(db).where('userId', '==', uid)
    yield* list('savedDesigns', savedDesigns, (design) => savedDesignAnswer(design, deps))
    yield '}'
  }
  try {
    await pipeline(text(), response)
  } catch (error) {
    log.warn({ err: { name: (error as Error).name } }, 'a person’s data broke off on the way to them')
  }
  return streamed
}

/** `,"name":[…]`, sorted by document id, which needs no index. */
async function* list<T extends DocumentData>(name: string, query: Query<T, T>, answer: (item: WithId<T>) => object) {
  yield `,"${name}":[`
  const page = query.orderBy('__name__').limit(pageSize)
  let separator = ''
  for (let next = page; ; ) {
    const { docs } = await next.get()
    for (const document of docs) {
      yield `${separator}${JSON.stringify(answer(documentOf(document)))}`
      separator = ','
    }
    const last = docs.at(-1)
    if (!last || docs.length < pageSize) break
    next = page.startAfter(last.id)
  }
  yield ']'
}

const ownConsent = ({ _id: _, at, ...consent }: WithId<StoredConsent>) => ({ ...consent, at: at.toISOString() })

/** The sender's own message, without how staff handled it. */
function ownMessage({ _id, name, email, phone, subject, message, userId, createdAt }: WithId<StoredMessage>) {
  return { _id, name, email, phone, subject, message, userId, createdAt }
}
