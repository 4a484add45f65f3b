import * as z from 'zod/mini'
import type { KeptDocument } from '../../design-document/design-document.ts'
import { hasOwnDesign } from '../../designs/line-designs.ts'
import { MoveNote } from '../../orders/move-note.ts'
import type { StoredLine } from '../../orders/order-lines.ts'
import type { FulfilmentKind, OrderStatus } from '../../orders/order-status.ts'
import { canMovePayment, type PaymentStatus, type UsedMethod } from '../payment.ts'
import type { CashRules } from './cash-rules.ts'

/** POST /api/admin/order/{id}/came-back: the courier returned a parcel that nobody paid for at the door. */
export const CameBackRequest = z.object({
  /** Whether staff put its pieces back into stock; made-to-order prints cannot be sold to anyone else. */
  isBackInStock: z.boolean(),
  note: MoveNote,
})
export type CameBackRequest = z.infer<typeof CameBackRequest>

/** The order's record of the returned parcel. */
export const StoredCameBack = z.object({
  at: z.date(),
  isBackInStock: z.boolean(),
  /** The indexes of the lines that went back into stock; absent if all did. */
  lines: z.optional(z.array(z.int().check(z.gte(0)))),
})
export type StoredCameBack = z.infer<typeof StoredCameBack>

type Sent = {
  readonly status: OrderStatus
  readonly fulfilment: FulfilmentKind
  readonly method: UsedMethod
  readonly paymentStatus: PaymentStatus
  /** The credit period in days from the invoice, if agreed; the courier then collects no cash. */
  readonly invoiceDays?: number | undefined
}

/** Returns whether a parcel can come back unpaid: it is on its way and its cash is to be collected at the door. */
export function canComeBack({ status, fulfilment, method, paymentStatus, invoiceDays }: Sent): boolean {
  const isOnItsWay = status === 'shipped' && fulfilment === 'ship'
  const isPaidAtTheDoor = method === 'cash_on_delivery' && invoiceDays === undefined
  return isOnItsWay && isPaidAtTheDoor && canMovePayment(paymentStatus, 'paid')
}

type Line = Pick<StoredLine, 'kind'> & { readonly design?: unknown; readonly designDocument?: KeptDocument | undefined }

/** Returns whether the pieces of a line can be sold to anyone else; made-to-order prints cannot. */
export function isSoldAgain(line: Line): boolean {
  return line.kind === 'catalogue' && !hasOwnDesign(line)
}

/**
 * Returns the record of a returned parcel. If staff put its pieces into stock, that means those that can be sold to anyone else, or all of
 * them if none can, because staff know better. The lines are recorded because erasing an account deletes the designs that tell them apart.
 */
export function cameBackOf(lines: readonly Line[], isBackInStock: boolean, at: Date): StoredCameBack {
  if (!isBackInStock || !lines.some(isSoldAgain)) return { at, isBackInStock }
  return { at, isBackInStock, lines: lines.flatMap((line, index) => (isSoldAgain(line) ? [index] : [])) }
}

/** Returns the lines of an order whose pieces went back into stock with its returned parcel. */
export function linesBackInStock<L>(lines: readonly L[], { isBackInStock, lines: back }: StoredCameBack): readonly L[] {
  if (!isBackInStock) return []
  return back ? lines.filter((_, index) => back.includes(index)) : lines
}

/** Returns whether the shop's rules suggest accepting no more cash at the door after this many refused parcels. */
export function isCashDoubtful(refusedParcels: number, { refusalsBeforeNoCash }: CashRules): boolean {
  return refusalsBeforeNoCash !== undefined && refusedParcels >= refusalsBeforeNoCash
}
