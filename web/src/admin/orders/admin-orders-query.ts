import type { AnswerOf } from '@teeshala/contract/api/calls'
import { listQuery } from '../../shared/api/list-query.ts'

export type ListCall = 'listOrders' | 'listBulkOrders'
export type ListedBy<Call extends ListCall> = AnswerOf<Call>[number]

/** Everybody's orders of the kinds that a call lists, newest first. */
export const adminOrdersQuery = <Call extends ListCall>(call: Call, filter: Readonly<Record<string, string>>) =>
  listQuery(call, { queryKey: ['admin-orders', call, filter], query: filter, limit: 25 })
