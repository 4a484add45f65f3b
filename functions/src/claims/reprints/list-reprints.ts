import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import { claimsIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { leaveOutUnfit } from '../../http/leave-out-unfit.ts'
import { reprintAnswer } from './reprint-answer.ts'

/** Returns the reprints for the press, oldest claim first. */
export const listReprints: Handler<'listReprints'> = async ({ query }, deps) => {
  const open = claimsIn(deps.db).where('isToReprint', '==', true)
  const order = { field: 'createdAt', direction: 'asc', onUnfit: leaveOutUnfit(deps) } as const
  const { items, headers } = await readPage<StoredClaim>(open, order, query)
  return ok(items.map(reprintAnswer), headers)
}
