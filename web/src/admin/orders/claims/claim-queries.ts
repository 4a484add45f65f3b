import type { ClaimFilter } from '@teeshala/contract/claims/claim'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { privateQuery } from '../../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The URL parameter of the open claim. */
export const claimParameter = 'claim'

/** Customers' claims, newest first; optionally those of one order. */
export const claimsQuery = (filter: ClaimFilter | '', order: string) =>
  listQuery('listClaims', {
    queryKey: queryKeys.claims('list', filter, order),
    query: { ...(filter && { filter }), ...(order && { order }) },
    limit: 25,
  })

/** One claim. */
export const claimQuery = (id: string) => privateQuery('readClaim', queryKeys.claims('one', id), { params: { id } })

/** The reprints for the press. */
export const reprintsQuery = listQuery('listReprints', { queryKey: queryKeys.reprints(), limit: 25 })
