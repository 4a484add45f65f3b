import type { DocumentData, Query, QueryDocumentSnapshot, UpdateData } from 'firebase-admin/firestore'
import { gatewayOrdersIn, paymentLinksIn, paymentsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { GatewayPayment } from '../ports/payment-gateway.ts'
import { reconcileLink } from './links/reconcile-link.ts'
import { recordPayment } from './record-payment.ts'
import { refundParts } from './refund-parts.ts'
import { refundPayment } from './refund-payment.ts'

/** Asks the gateway for an order's payments, records those that are unknown, and returns all of them. */
export async function reconcileOrder(
  gatewayOrderId: string,
  orderId: string,
  deps: Deps,
): Promise<readonly GatewayPayment[]> {
  const payments = (await deps.payments.online?.paymentsOf(gatewayOrderId)) ?? []
  for (const payment of payments) {
    const id = `found-${payment.id}-${payment.status}`
    await recordPayment({ id, kind: 'found', payment }, { orderId }, deps)
  }
  return payments
}

const watchedForMs = 3 * 24 * 3_600_000
const pageSize = 100
/** What one run begins of each queue at most, and how long it begins anything: the next comes a quarter of an hour after it, and the platform ends it after nine minutes. */
const atMost = 1000
const beginsForMs = 5 * 60_000

type Reconciled = {
  readonly asked: number
  readonly links: number
  readonly returned: number
  readonly failed: number
}

/**
 * Makes up for lost events and interrupted refunds: asks the gateway about every gateway order and every link that is still open, and
 * makes the refunds that are due. What has waited longest comes first and then goes to the end of the queue, even where it failed or its
 * document is invalid, so that none waits for others. Returns how many of each it handled.
 */
export async function reconcilePayments(deps: Deps): Promise<Reconciled> {
  const { db, payments } = deps
  if (!payments.online) return { asked: 0, links: 0, returned: 0, failed: 0 }
  const endsAtMs = deps.now().getTime() + beginsForMs
  // Each queue has its share of what is left of the time, the longest the rest: none keeps the others from their turn.
  const untilOf = (queuesLeft: number) => {
    const atMs = deps.now().getTime()
    return new Date(atMs + (endsAtMs - atMs) / queuesLeft)
  }
  const due = paymentsIn(db).where('status', '==', 'refund_due')
  const returned = await inTurn(due, 'updatedAt', deps, {
    until: untilOf(4),
    handle: (found) => refundPayment(documentOf(found)._id, deps),
  })
  const partsDue = paymentsIn(db).where('isPartDue', '==', true)
  const parts = await inTurn(partsDue, 'updatedAt', deps, {
    until: untilOf(3),
    handle: (found) => refundParts(documentOf(found)._id, deps),
  })
  const links = await inTurn(paymentLinksIn(db).where('isOpen', '==', true), 'askedAt', deps, {
    until: untilOf(2),
    handle: ({ id }) => reconcileLink(id, deps),
  })
  const open = gatewayOrdersIn(db).where('isOpen', '==', true)
  const asked = await inTurn(open, 'askedAt', deps, {
    until: untilOf(1),
    handle: (found) => reconcileOrder(found.id, documentOf(found).orderId, deps),
    also: (found, at) => (at.getTime() - openedMs(found) > watchedForMs ? { isOpen: false } : {}),
  })
  const failed = asked.failed + links.failed + returned.failed + parts.failed
  return { asked: asked.seen, links: links.seen, returned: returned.seen + parts.seen, failed }
}

type Turn<Stored extends DocumentData> = {
  /** When it ends, whatever still waits. */
  readonly until: Date
  readonly handle: (found: QueryDocumentSnapshot<Stored, Stored>) => Promise<unknown>
  /** What is stored besides the time that sends it to the end of the queue. */
  readonly also?: (found: QueryDocumentSnapshot<Stored, Stored>, at: Date) => UpdateData<Stored>
}

/** Read past the schema, which an invalid document does not fit. */
const openedMs = (found: QueryDocumentSnapshot): number =>
  found.get('createdAt')?.toMillis?.() ?? found.createTime.toMillis()

/** Handles what a query finds, page by page within the bounds of a run: first what has waited longest by `field`. */
async function inTurn<Stored extends DocumentData>(
  query: Query<Stored, Stored>,
  field: string,
  { now, log }: Deps,
  { until, handle, also }: Turn<Stored>,
): Promise<{ seen: number; failed: number }> {
  const begunAt = now()
  const count = { seen: 0, failed: 0 }
  while (count.seen < atMost) {
    const { docs } = await query.where(field, '<', begunAt).orderBy(field).limit(pageSize).get()
    for (const found of docs) {
      if (now() > until) return count
      count.seen++
      try {
        await (async () => handle(found))().finally(() => {
          const at = now()
          return found.ref.update({ [field]: at, ...also?.(found, at) } as UpdateData<Stored>)
        })
      } catch (error) {
        count.failed++
        log.error({ err: describe(error) }, 'a payment could not be reconciled')
      }
    }
    if (docs.length < pageSize) return count
  }
  return count
}
