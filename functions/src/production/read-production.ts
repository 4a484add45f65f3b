import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { findOrder } from '../orders/find-order.ts'
import type { Deps } from '../ports/deps.ts'
import { productionAnswer } from './production-answer.ts'

/** Returns one order as the press sees it. */
export async function readProduction({ params }: Call<'readProduction'>, { db }: Deps): Reply<'readProduction'> {
  return ok(productionAnswer(await findOrder(params.id, () => true, db)))
}
