import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import { claimsIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { reprintAnswer } from './reprint-answer.ts'

/** Returns the reprints for the press, oldest claim first. */
export const listReprints: Handler<'listReprints'> = async ({ query }, { db }) => {
  const open = claimsIn(db).where('isToReprint', '==', true)
  const { items, headers } = await readPage<StoredClaim>(open, { field: 'createdAt', direction: 'asc' }, query)
  return ok(items.map(reprintAnswer), headers)
}
