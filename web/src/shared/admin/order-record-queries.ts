import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AuditEntry } from '@teeshala/contract/audit/audit'
import type { OrderNote } from '@teeshala/contract/orders/order-note'
import { apiPage } from '../api/api.ts'

const recordQuery = <T>(orderId: string, what: 'notes' | 'log') =>
  infiniteQueryOptions({
    queryKey: ['order-record', orderId, what],
    queryFn: ({ pageParam, signal }) =>
      apiPage<T>(`/orders/${orderId}/${what}?limit=50${pageParam ? `&cursor=${pageParam}` : ''}`, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: true },
  })

/** What staff noted about an order, newest first. */
export const orderNotesQuery = (orderId: string) => recordQuery<OrderNote>(orderId, 'notes')

/** What staff did to an order, newest first. */
export const orderLogQuery = (orderId: string) => recordQuery<AuditEntry>(orderId, 'log')
