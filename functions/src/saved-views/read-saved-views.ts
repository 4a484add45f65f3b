import { savedViewsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns the caller's saved views of a list. */
export async function readSavedViews(
  { caller, params }: Call<'readSavedViews'>,
  { db }: Deps,
): Reply<'readSavedViews'> {
  const stored = documentOf(await savedViewsIn(db).doc(caller.uid).get())
  return ok({ views: stored?.lists[params.list] ?? [] })
}
