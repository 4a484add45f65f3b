import { isOrderId } from '@teeshala/contract/ids'
import type { DocumentData, Query, UpdateData } from 'firebase-admin/firestore'
import { gatewayOrdersIn, paymentsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { GatewayPayment } from '../ports/payment-gateway.ts'
import { recordPayment } from './record-payment.ts'
import { refundPayment } from './refund-payment.ts'

/**
 * Our order's id by the gateway's. A message can come before we have stored what the gateway called the order; then the
 * gateway is asked which receipt it was made for. Undefined for what is not ours.
 */
export async function orderIdOf(gatewayOrderId: string, { db, payments }: Deps): Promise<string | undefined> {
  const stored = documentOf(await gatewayOrdersIn(db).doc(gatewayOrderId).get())
  if (stored) return stored.orderId
  const receipt = (await payments.online?.findOrder(gatewayOrderId))?.receipt
  return receipt !== undefined && isOrderId(receipt) ? receipt : undefined
}

/** Asks the gateway what has become of an order's payments, takes in what we have not heard of, and returns what it said. */
export async function reconcileOrder(
  gatewayOrderId: string,
  orderId: string,
  deps: Deps,
): Promise<readonly GatewayPayment[]> {
  const payments = (await deps.payments.online?.paymentsOf(gatewayOrderId)) ?? []
  for (const payment of payments) {
    const id = `found-${payment.id}-${payment.status}`
    await recordPayment({ id, kind: 'found', payment }, orderId, deps)
  }
  return payments
}

const watchedForMs = 3 * 24 * 3_600_000
const pageSize = 100
/** What one run begins at most, and for how long: the next comes a quarter of an hour after it, and the platform ends it after nine minutes. */
const atMost = 1000
const beginsForMs = 5 * 60_000

/**
 * Makes up for messages that never came and refunds that were cut short: asks after every gateway order that is still open,
 * and returns what is due. Whatever has waited longest comes first and then goes to the end of its line, even where it failed,
 * so that none has to wait for others however many there are. Returns how many of each it saw to.
 */
export async function reconcilePayments(deps: Deps): Promise<{ asked: number; returned: number; failed: number }> {
  const { db, payments } = deps
  if (!payments.online) return { asked: 0, returned: 0, failed: 0 }
  const open = gatewayOrdersIn(db).where('isOpen', '==', true)
  const asked = await inTurn(open, 'askedAt', deps, {
    see: ({ _id, orderId }) => reconcileOrder(_id, orderId, deps),
    mark: ({ createdAt }, at) => ({
      askedAt: at,
      ...(at.getTime() - createdAt.getTime() > watchedForMs && { isOpen: false }),
    }),
  })
  const due = paymentsIn(db).where('status', '==', 'refund_due')
  const returned = await inTurn(due, 'updatedAt', deps, {
    see: ({ _id }) => refundPayment(_id, deps),
    mark: (_payment, updatedAt) => ({ updatedAt }),
  })
  return { asked: asked.seen, returned: returned.seen, failed: asked.failed + returned.failed }
}

type Turn<Stored> = {
  readonly see: (one: WithId<Stored>) => Promise<unknown>
  /** What sends it to the end of the line. */
  readonly mark: (one: WithId<Stored>, at: Date) => UpdateData<Stored>
}

/** Sees to what a query finds, page by page within the bounds of a run: first what has waited longest by `field`. */
async function inTurn<Stored extends DocumentData>(
  query: Query<Stored, Stored>,
  field: string,
  { now, log }: Deps,
  { see, mark }: Turn<Stored>,
): Promise<{ seen: number; failed: number }> {
  const begunAt = now()
  const isOver = () => now().getTime() - begunAt.getTime() > beginsForMs
  const count = { seen: 0, failed: 0 }
  while (count.seen < atMost) {
    const { docs } = await query.where(field, '<', begunAt).orderBy(field).limit(pageSize).get()
    for (const found of docs) {
      if (isOver()) return count
      const one = documentOf(found)
      count.seen++
      try {
        await see(one).finally(() => found.ref.update(mark(one, now())))
      } catch (error) {
        count.failed++
        log.error({ err: describe(error) }, 'a payment could not be reconciled')
      }
    }
    if (docs.length < pageSize) return count
  }
  return count
}
