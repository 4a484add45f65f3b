import { savedDesignsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { savedDesignAnswer } from './saved-design-answer.ts'

/** Returns the caller's saved designs, last changed first. */
export async function listSavedDesigns(
  { caller, query }: Call<'listSavedDesigns'>,
  deps: Deps,
): Reply<'listSavedDesigns'> {
  const own = savedDesignsIn(deps.db).where('userId', '==', caller.uid)
  const { items, headers } = await readPage(own, { field: 'updatedAt', direction: 'desc' }, query)
  return ok(
    items.map((saved) => savedDesignAnswer(saved, deps)),
    headers,
  )
}
