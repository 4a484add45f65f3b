import { savedDesignsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Handler, ok } from '../http/handler.ts'
import { savedDesignAnswer } from './saved-design-answer.ts'

/** Returns the caller's saved designs, last changed first. */
export const listSavedDesigns: Handler<'listSavedDesigns'> = async ({ caller, query }, deps) => {
  const own = savedDesignsIn(deps.db).where('userId', '==', caller.uid)
  const { items, headers } = await readPage(own, { field: 'updatedAt', direction: 'desc' }, query)
  const answers = items.map((saved) => savedDesignAnswer(saved, deps))
  return ok(answers, headers)
}
