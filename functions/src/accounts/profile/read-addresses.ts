import { addressBooksIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { ok } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'

/** Returns the addresses that the caller has saved. */
export async function readAddresses({ caller }: Call<'readAddresses'>, { db }: Deps): Reply<'readAddresses'> {
  const { addresses = [], revision = 0 } = documentOf(await addressBooksIn(db).doc(caller.uid).get()) ?? {}
  return ok({ addresses, revision })
}
