import type { StoredConsent } from '@teeshala/contract/consents/consent'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { sha256 } from '../crypto/sha256.ts'
import { consentsIn } from '../firestore/collections.ts'

/** Returns where a STOP or START from a phone is stored: by a hash of Meta's message id, which contains the number. */
export const wordIn = (db: Firestore, messageId: string) => consentsIn(db).doc(`whatsapp-${sha256(messageId)}`)

/** Returns what a number has written to the shop. */
export const writtenFrom = (phone: string, db: Firestore): Query<StoredConsent> =>
  consentsIn(db).where('page', '==', whatsApp).where('phone', '==', phone)

/** The page of such an entry, which came from no page. */
export const whatsApp = 'WhatsApp'
