import { savedViewsIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Stores the caller's saved views of a list; those of other lists stay. */
export const keepSavedViews: Handler<'keepSavedViews'> = async ({ caller, params, body }, deps) => {
  const document = savedViewsIn(deps.db).doc(caller.uid)
  await transact(deps, async (transaction) => {
    const before = await transaction.read(document)
    transaction.set(document, { lists: { ...before?.lists, [params.list]: body.views } })
  })
  return ok({ views: body.views })
}
