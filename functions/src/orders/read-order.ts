import { timingSafeEqual } from 'node:crypto'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Caller } from '../http/caller.ts'
import type { Call } from '../http/route.ts'
import { orderAnswer } from './order-answer.ts'
import { hashOfToken } from './order-draft.ts'

export const ReadOrderQuery = z.object({ t: z.optional(z.string().check(z.maxLength(100))) })
export type ReadOrderQuery = z.infer<typeof ReadOrderQuery>

/** One order for its owner, for staff, and for whoever holds a guest order's token; for others it does not exist. */
export async function readOrder(
  { caller, params, query }: Call<'anyone', { id: string }, ReadOrderQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const order = keptOrUndefined<StoredOrder>(await db.doc(`orders/${params.id}`).get())
  const maySee = order && (isStaff(caller) || isCustomersOwn(order, caller, query.t))
  if (!maySee) throw new AppError('NOT_FOUND', 'There is no such order.')
  return ok(orderAnswer(order))
}

const isStaff = (caller: Caller) => caller.kind === 'customer' && caller.isAdmin

/** Whether the order is the caller's own, or they hold the secret token of a guest's order. */
export function isCustomersOwn(order: Kept<StoredOrder>, caller: Caller, token: string | undefined): boolean {
  if (caller.kind === 'customer' && order.userId === caller.uid) return true
  return (
    token !== undefined && order.trackingTokenHash !== undefined && isSame(hashOfToken(token), order.trackingTokenHash)
  )
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
