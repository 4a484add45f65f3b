import type { StoredOrder } from '../orders/stored-order.ts'
import type { Design } from './design.ts'

type WithDesigns = {
  readonly designs?: readonly Design[] | undefined
  readonly orderItems?: readonly { readonly design?: Design | undefined }[]
}

/**
 * The files of an order of whichever kind, each once, in an order that never changes: a design's number in the address of its
 * preview (`/api/orders/{id}/designs/{number}/preview`) is its index here.
 */
export function filesOfOrder({ designs = [], orderItems = [] }: WithDesigns): string[] {
  const all = [...designs, ...orderItems.flatMap(({ design }) => design ?? [])]
  return [...new Set(all.map(({ path }) => path))]
}

/** The same files of an order as it is stored. */
export function filesOfStoredOrder({ designs, lines }: Pick<StoredOrder, 'designs' | 'lines'>): string[] {
  return filesOfOrder({ designs, orderItems: lines.map((line) => (line.kind === 'catalogue' ? line : {})) })
}
