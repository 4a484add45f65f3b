import { savedViewsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Returns the caller's saved views of a list. */
export const readSavedViews: Handler<'readSavedViews'> = async ({ caller, params }, { db }) => {
  const stored = documentOf(await savedViewsIn(db).doc(caller.uid).get())
  return ok({ views: stored?.lists[params.list] ?? [] })
}
