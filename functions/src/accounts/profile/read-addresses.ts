import { addressBooksIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'

/** Returns the addresses that the caller has saved. */
export const readAddresses: Handler<'readAddresses'> = async ({ caller }, { db }) => {
  const { addresses = [], revision = 0 } = documentOf(await addressBooksIn(db).doc(caller.uid).get()) ?? {}
  return ok({ addresses, revision })
}
