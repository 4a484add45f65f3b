import { claimsIn } from '../../firestore/collections.ts'
import type { Handler } from '../../http/handler.ts'
import { listPage } from '../../http/list-page.ts'
import { reprintAnswer } from './reprint-answer.ts'

/** Returns the reprints for the press, oldest claim first. */
export const listReprints: Handler<'listReprints'> = async ({ query }, deps) => {
  const open = claimsIn(deps.db).where('isToReprint', '==', true)
  return listPage(open, { page: query, order: { field: 'createdAt', direction: 'asc' }, answer: reprintAnswer }, deps)
}
