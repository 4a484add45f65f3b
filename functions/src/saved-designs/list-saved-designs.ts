import { savedDesignsIn } from '../firestore/collections.ts'
import type { Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
import { savedDesignAnswer } from './saved-design-answer.ts'

/** Returns the caller's saved designs, last changed first. */
export const listSavedDesigns: Handler<'listSavedDesigns'> = async ({ caller, query }, deps) => {
  const own = savedDesignsIn(deps.db).where('userId', '==', caller.uid)
  const lastChanged = { field: 'updatedAt', direction: 'desc' } as const
  return listPage(own, { page: query, order: lastChanged, answer: (saved) => savedDesignAnswer(saved, deps) }, deps)
}
