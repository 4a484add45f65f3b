import { savedViewsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** Stores the caller's saved views of a list; those of other lists stay. */
export async function keepSavedViews(
  { caller, params, body }: Call<'keepSavedViews'>,
  deps: Deps,
): Reply<'keepSavedViews'> {
  const document = savedViewsIn(deps.db).doc(caller.uid)
  await transact(deps, async (transaction) => {
    const before = documentOf(await transaction.get(document))
    transaction.set(document, { lists: { ...before?.lists, [params.list]: body.views } })
  })
  return ok({ views: body.views })
}
