import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { findOrder } from './find-order.ts'
import { maySeeOrder } from './may-see-order.ts'
import { orderAnswer } from './order-answer.ts'

export const ReadOrderQuery = z.object({ t: z.optional(z.string().check(z.maxLength(100))) })
export type ReadOrderQuery = z.infer<typeof ReadOrderQuery>

/** One order of any kind for its owner, for staff, and for whoever holds a guest order's token; for others it does not exist. */
export async function readOrder(
  { caller, params, query }: Call<'anyone', { id: string }, ReadOrderQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  return ok(orderAnswer(await findOrder(params.id, (order) => maySeeOrder(order, caller, query.t), db)))
}
