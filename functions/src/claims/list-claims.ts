import { ClaimDecision } from '@teeshala/contract/claims/claim'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { Query } from 'firebase-admin/firestore'
import { claimsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Call, type Handler, ok } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import { staffClaimAnswer } from './claim-answer.ts'

const byDue = { field: 'dueAt', direction: 'asc' } as const
const newestFirst = { field: 'createdAt', direction: 'desc' } as const

/** Returns a page of customers' claims, newest first; overdue ones by due date. */
export const listClaims: Handler<'listClaims'> = async ({ query }, deps) => {
  const { filter, order, ...page } = query
  const at = deps.now()
  const isByDue = filter === 'overdue' && !order
  const { items, headers } = await readPage<StoredClaim>(
    wanted(claimsIn(deps.db), { filter, order, at }),
    { ...(isByDue ? byDue : newestFirst), onUnfit: leaveOutUnfit(deps) },
    page,
  )
  // An order has few claims, so they are filtered in memory.
  const found = order ? items.filter((claim) => passes(claim, { filter, at })) : items
  const answers = found.map((claim) => staffClaimAnswer(claim, at))
  return ok(answers, headers)
}

type Wanted = Pick<Call<'listClaims'>['query'], 'filter' | 'order'> & { readonly at: Date }

function wanted(claims: Query<StoredClaim, StoredClaim>, { filter, order, at }: Wanted) {
  if (order) return claims.where('orderId', '==', order.trim().toUpperCase())
  if (filter === 'open') return claims.where('decision', '==', null)
  if (filter === 'decided') return claims.where('decision', 'in', ClaimDecision.options)
  return filter === 'overdue' ? claims.where('dueAt', '<', at) : claims
}

/** Returns whether a claim matches the filter. */
function passes({ decision, dueAt }: StoredClaim, { filter, at }: Omit<Wanted, 'order'>): boolean {
  if (filter === 'open') return decision === null
  if (filter === 'decided') return decision !== null
  return filter !== 'overdue' || (dueAt != null && dueAt < at)
}
