import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { DocumentReference } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import { deleteField } from '../firestore/field-values.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'

/** How many orders one run handles; the next run continues. */
const mostAtOnce = 200
/** When a failed order is tried again. */
const againInMs = 3_600_000

type Reminding = {
  readonly transaction: Transaction
  readonly at: Date
  readonly shop: Awaited<ReturnType<typeof currentSettings>>
}

/** When the next reminder of an order is due, and what sends this one, if any. */
type Reminder = { readonly next?: Date | undefined; readonly send?: () => boolean }

/** Sends the reminders that are due by this field, longest waiting first. Returns how many were sent and how many failed. */
export async function remindOfOrders(
  field: 'payment.remindAt' | 'proof.remindAt',
  deps: Deps,
  reminderOf: (order: WithId<StoredOrder>, reminding: Reminding) => Promise<Reminder | undefined>,
): Promise<Record<'reminded' | 'failed', number>> {
  const outcomes = { reminded: 0, failed: 0 }
  const at = deps.now()
  const shop = await currentSettings(deps.db)
  const remind = (ref: DocumentReference<StoredOrder>) =>
    transact(deps, async (transaction) => {
      const order = await transaction.read(ref)
      const remindAt = order?.[field === 'proof.remindAt' ? 'proof' : 'payment']?.remindAt
      if (!order || !remindAt || remindAt > at) return false
      const reminder = await reminderOf(order, { transaction, at, shop })
      if (!reminder) return false
      transaction.update(ref, { [field]: reminder.next ?? deleteField() })
      return reminder.send?.() ?? false
    })
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
