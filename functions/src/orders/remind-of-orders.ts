import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { DocumentReference } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'

/** How many orders one run handles; the next run continues. */
const mostAtOnce = 200
/** When a failed order is tried again. */
const againInMs = 3_600_000

/** Sends the reminders that are due by this field, longest waiting first. Returns how many were sent and how many failed. */
export async function remindOfOrders(
  field: 'payment.remindAt' | 'proof.remindAt',
  remind: (order: DocumentReference<StoredOrder>) => Promise<boolean>,
  deps: Deps,
): Promise<Record<'reminded' | 'failed', number>> {
  const outcomes = { reminded: 0, failed: 0 }
  const at = deps.now()
  const { docs } = await ordersIn(deps.db).where(field, '<=', at).orderBy(field).limit(mostAtOnce).get()
  for (const { ref, id } of docs) {
    try {
      if (await remind(ref)) outcomes.reminded++
    } catch (error) {
      outcomes.failed++
      deps.log.error({ err: describe(error), order: id }, 'a reminder of an order failed')
      // An order that always fails must not block the others for ever.
      await putOff(ref, field, deps).catch(() => undefined)
    }
  }
  return outcomes
}

async function putOff(order: DocumentReference<StoredOrder>, field: string, deps: Deps): Promise<void> {
  await transact(deps, async (transaction) => {
    // Read without the schema, because even an invalid order must be put off.
    const remindAt = (await transaction.get(order)).get(field)?.toDate()
    if (!remindAt || remindAt > deps.now()) return
    transaction.update(order, { [field]: new Date(deps.now().getTime() + againInMs) })
  })
}
