import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import { claimsIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import { ok } from '../../http/answer.ts'
import { leaveOutUnfit } from '../../http/leave-out-unfit.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { reprintAnswer } from './reprint-answer.ts'

/** Returns the reprints for the press, oldest claim first. */
export async function listReprints({ query }: Call<'listReprints'>, deps: Deps): Reply<'listReprints'> {
  const open = claimsIn(deps.db).where('isToReprint', '==', true)
  const order = { field: 'createdAt', direction: 'asc', onUnfit: leaveOutUnfit(deps) } as const
  const { items, headers } = await readPage<StoredClaim>(open, order, query)
  return ok(items.map(reprintAnswer), headers)
}
