import type { StoredConsent } from '@teeshala/contract/consents/consent'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { sha256 } from '../crypto/sha256.ts'
import { consentsIn } from '../firestore/collections.ts'

/** Where the shop keeps that a telephone has written STOP or START: under the hash of Meta's id, which has the number in it. */
export const wordIn = (db: Firestore, messageId: string) => consentsIn(db).doc(`whatsapp-${sha256(messageId)}`)

/** What a number has written to the shop. */
export const writtenFrom = (phone: string, db: Firestore): Query<StoredConsent> =>
  consentsIn(db).where('page', '==', whatsApp).where('phone', '==', phone)

/** The page of such an entry: it was made on none. */
export const whatsApp = 'WhatsApp'
