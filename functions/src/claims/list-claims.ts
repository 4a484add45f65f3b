import { ClaimDecision } from '@teeshala/contract/claims/claim'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { Query } from 'firebase-admin/firestore'
import { claimsIn } from '../firestore/collections.ts'
import { newestFirst } from '../firestore/page.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Call, Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
import { staffClaimAnswer } from './claim-answer.ts'

const byDue = { field: 'dueAt', direction: 'asc' } as const

/** Returns a page of customers' claims, newest first; overdue ones by due date. */
export const listClaims: Handler<'listClaims'> = async ({ query }, deps) => {
  const { filter, order, ...page } = query
  const at = deps.now()
  const isByDue = filter === 'overdue' && !order
  const claims = wanted(claimsIn(deps.db), { filter, order, at })
  // An order has few claims, so they are filtered in memory.
  const isWanted = (claim: StoredClaim) => !order || passes(claim, { filter, at })
  const answer = (claim: WithId<StoredClaim>) => staffClaimAnswer(claim, at)
  return listPage(claims, { page, order: isByDue ? byDue : newestFirst, isWanted, answer }, deps)
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
