import type { DocumentData, Query, QueryDocumentSnapshot, UpdateData } from 'firebase-admin/firestore'
import { gatewayOrdersIn, paymentLinksIn, paymentsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { GatewayPayment } from '../ports/payment-gateway.ts'
import { foundEvent } from './found-event.ts'
import { reconcileLink } from './links/reconcile-link.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'
import { recordPayment } from './record-payment.ts'
import { refundParts } from './refund-parts.ts'
import { refundPayment } from './refund-payment.ts'

/** Fetches an order's payments from the gateway, records unknown ones, and returns all of them. */
export async function reconcileOrder(
  gatewayOrderId: string,
  orderId: string,
  deps: Deps,
): Promise<readonly GatewayPayment[]> {
  const payments = (await deps.payments.online?.paymentsOf(gatewayOrderId)) ?? []
  for (const payment of payments) await recordPayment(foundEvent(payment), { orderId }, deps)
  return payments
}

const watchedForMs = 3 * 24 * 3_600_000
const pageSize = 100
/**
 * The most items of each queue per run, and how long a run starts new ones: the next run comes after 15 minutes, and the platform ends a run after
 * nine.
 */
const atMost = 1000
const beginsForMs = 5 * 60_000

type Reconciled = {
  readonly asked: number
  readonly links: number
  readonly returned: number
  /** Refunds that the shop had not been told of. */
  readonly refunds: number
  readonly failed: number
}

/**
 * Repairs lost events and interrupted refunds: asks the gateway about every open gateway order and link, and what it has
 * refunded, and makes due refunds. The longest waiting come first and then go to the end of the queue, even if they failed or their
 * document is invalid, so that nothing blocks the rest. Returns how many of each were handled.
 */
export async function reconcilePayments(deps: Deps): Promise<Reconciled> {
  const { db, payments } = deps
  if (!payments.online) return { asked: 0, links: 0, returned: 0, refunds: 0, failed: 0 }
  const endsAtMs = deps.now().getTime() + beginsForMs
  // The remaining time is divided among the remaining queues, so that no queue starves.
  const untilOf = (queuesLeft: number) => {
    const atMs = deps.now().getTime()
    return new Date(atMs + (endsAtMs - atMs) / queuesLeft)
  }
  const due = paymentsIn(db).where('status', '==', 'refund_due')
  const returned = await inTurn(due, 'updatedAt', deps, {
    until: untilOf(5),
    handle: (found) => refundPayment(documentOf(found)._id, deps),
  })
  const partsDue = paymentsIn(db).where('isPartDue', '==', true)
  const parts = await inTurn(partsDue, 'updatedAt', deps, {
    until: untilOf(4),
    handle: (found) => refundParts(documentOf(found)._id, deps),
  })
  const refunds = await reconcileRefunds(payments.online, untilOf(3), deps)
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
  const failed = asked.failed + links.failed + returned.failed + parts.failed + refunds.failed
  return { asked: asked.seen, links: links.seen, returned: returned.seen + parts.seen, refunds: refunds.seen, failed }
}

type Turn<Stored extends DocumentData> = {
  /** When it stops, even if items are left. */
  readonly until: Date
  readonly handle: (found: QueryDocumentSnapshot<Stored, Stored>) => Promise<unknown>
  /** Returns what to store besides the time that moves the item to the end of the queue. */
  readonly also?: (found: QueryDocumentSnapshot<Stored, Stored>, at: Date) => UpdateData<Stored>
}

/** Read without the schema, which an invalid document does not fit. */
const openedMs = (found: QueryDocumentSnapshot): number =>
  found.get('createdAt')?.toMillis?.() ?? found.createTime.toMillis()

/** Handles the results of a query page by page within the limits of a run, longest waiting by `field` first. */
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
