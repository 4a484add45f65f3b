import type { BulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import type { Deps } from '../deps.ts'
import type { Answer } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { bulkOrder } from './bulk-order.ts'
import { idempotencyKeyOf } from './idempotency.ts'
import { placeOrder } from './place-order.ts'
import { placedAnswer } from './placed-answer.ts'

/** Places a bulk order, for everybody; without an account the answer carries the order's secret token. */
export async function submitBulkOrder(
  { caller, body, request }: Call<'anyone', unknown, unknown, BulkOrderRequest>,
  deps: Deps,
): Promise<Answer> {
  const key = idempotencyKeyOf(request)
  return placedAnswer(await placeOrder(bulkOrder(caller, body, deps), { caller, key }, deps))
}
