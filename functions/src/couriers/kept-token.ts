import type { Firestore } from 'firebase-admin/firestore'
import { courierTokensIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { TokenStore } from '../ports/courier-service.ts'

/**
 * Returns a store that keeps a courier service's token in the database, which browsers cannot read, so that all instances share it and few have to
 * log in.
 */
export function keptToken(service: string, db: () => Firestore): TokenStore {
  const document = () => courierTokensIn(db()).doc(service)
  return {
    read: async () => documentOf(await document().get()),
    keep: async (token, expiresAt) => {
      await document().set({ token, expiresAt })
    },
  }
}
