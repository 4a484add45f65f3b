import type { AuditEntry } from '@teeshala/contract/audit/audit'
import type { OrderNote } from '@teeshala/contract/orders/order-note'
import { listQuery } from '../api/list-query.ts'

const recordQuery = <T>(orderId: string, what: 'notes' | 'log') =>
  listQuery<T>({ queryKey: ['order-record', orderId, what], path: `/orders/${orderId}/${what}`, limit: 50 })

/** What staff noted about an order, newest first. */
export const orderNotesQuery = (orderId: string) => recordQuery<OrderNote>(orderId, 'notes')

/** What staff did to an order, newest first. */
export const orderLogQuery = (orderId: string) => recordQuery<AuditEntry>(orderId, 'log')
