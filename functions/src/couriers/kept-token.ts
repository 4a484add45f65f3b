import type { Firestore } from 'firebase-admin/firestore'
import { courierTokensIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { TokenStore } from '../ports/courier-service.ts'

/** Keeps the key to a courier service in the database, which is closed to browsers: every process finds it, and few have to sign in. */
export function keptToken(service: string, db: () => Firestore): TokenStore {
  const document = () => courierTokensIn(db()).doc(service)
  return {
    read: async () => documentOf(await document().get()),
    keep: async (token, expiresAt) => {
      await document().set({ token, expiresAt })
    },
  }
}
