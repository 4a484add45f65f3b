import * as z from 'zod/mini'
import type { OrderKind } from './order-kind.ts'
import type { FulfilmentKind, OrderStatus } from './order-status.ts'

export const workshopStatuses = ['Pending', 'In Production', 'Shipped', 'Completed', 'Cancelled'] as const
/** The status words in the calls of bulk and print orders. */
export const WorkshopStatus = z.enum(workshopStatuses)
export type WorkshopStatus = z.infer<typeof WorkshopStatus>

/** The wording for a status: its label for customers and staff, and the button that moves an order to it. */
type Words = { readonly label: string; readonly move: string }

const workshopWords: Readonly<Record<OrderStatus, WorkshopStatus>> = {
  placed: 'Pending',
  in_production: 'In Production',
  shipped: 'Shipped',
  delivered: 'Completed',
  cancelled: 'Cancelled',
}

const shirts: Readonly<Record<OrderStatus, Words>> = {
  placed: { label: 'Order placed', move: 'Back to placed' },
  in_production: { label: 'In production', move: 'Start production' },
  shipped: { label: 'Shipped', move: 'Mark as shipped' },
  delivered: { label: 'Delivered', move: 'Mark as delivered' },
  cancelled: { label: 'Cancelled', move: 'Cancel order' },
}

const workshop: Readonly<Record<OrderStatus, Words>> = {
  placed: { label: workshopWords.placed, move: 'Back to pending' },
  in_production: { label: workshopWords.in_production, move: 'Start production' },
  shipped: { label: workshopWords.shipped, move: 'Mark as shipped' },
  delivered: { label: workshopWords.delivered, move: 'Mark as completed' },
  cancelled: { label: workshopWords.cancelled, move: 'Cancel order' },
}

const wordsOfKind: Readonly<Record<OrderKind, Readonly<Record<OrderStatus, Words>>>> = {
  shop: shirts,
  single: shirts,
  bulk: workshop,
  print: workshop,
}

const readyToCollect: Words = { label: 'Ready to collect', move: 'Mark as ready to collect' }
const collected: Words = { label: 'Collected', move: 'Mark as collected' }

/** Returns the wording for a status of an order of this kind. */
export function statusWords(kind: OrderKind, status: OrderStatus, fulfilment: FulfilmentKind): Words {
  if (fulfilment === 'collect' && status === 'shipped') return readyToCollect
  if (fulfilment === 'collect' && status === 'delivered' && !isWorkshop(kind)) return collected
  return wordsOfKind[kind][status]
}

/** Returns whether the calls of this kind use the workshop's status words. */
export function isWorkshop(kind: OrderKind): kind is 'bulk' | 'print' {
  return wordsOfKind[kind] === workshop
}

/** Returns the workshop's word for a status. */
export function workshopWordOf(status: OrderStatus): WorkshopStatus {
  return workshopWords[status]
}

/** Returns the status for a workshop's word. */
export function statusOfWord(word: WorkshopStatus): OrderStatus {
  return (Object.keys(workshopWords) as OrderStatus[]).find((status) => workshopWords[status] === word) ?? 'placed'
}

/** Returns the status of an answered order, whichever words its kind uses. */
export function statusOf({ status }: { readonly status: OrderStatus | WorkshopStatus }): OrderStatus {
  return status in workshopWords ? (status as OrderStatus) : statusOfWord(status as WorkshopStatus)
}
