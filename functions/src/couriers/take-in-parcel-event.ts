import { type ParcelEventKind, type ParcelStep, stepByEvent } from '@teeshala/contract/couriers/parcel-event'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { canComeBack, isSoldAgain } from '@teeshala/contract/payments/cash/refused-parcel'
import { type MessageProgress, messageDone } from '@teeshala/contract/payments/gateway/gateway-message'
import { auditNote } from '../audit/audit-note.ts'
import { AppError } from '../errors/app-error.ts'
import { courierBookingsIn, courierMessagesIn, ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { describe } from '../http/answer-error.ts'
import { beginAttempt } from '../incoming/begin-attempt.ts'
import { makeMove } from '../moving/make-move.ts'
import { noteParcelStep } from '../moving/note-parcel-step.ts'
import { raiseAlarm } from '../notifications/raise-alarm.ts'
import type { Deps } from '../ports/deps.ts'

/** More than an order's remaining steps, including those that somebody else takes meanwhile. */
const mostSteps = 8

/**
 * Processes a stored courier event if it is due, and returns its new state; undefined if there was nothing to do. The attempt is recorded
 * before and its result after: a crash in between leads to a retry, which changes nothing a second time.
 */
export async function takeInParcelEvent(id: string, deps: Deps): Promise<MessageProgress['state'] | undefined> {
  const { db, log } = deps
  const document = courierMessagesIn(db).doc(id)
  const begun = await beginAttempt(document, 'progress', deps)
  if (!begun) return undefined
  if (begun.progress.state === 'failed') {
    log.error({ message: id, awb: begun.awb }, 'an event of a courier was tried too often')
    await raiseAlarm('courier_messages', 1, deps)
    return 'failed'
  }
  try {
    await bringOn(begun, deps)
  } catch (error) {
    log.error({ err: describe(error), message: id }, 'an event of a courier could not be taken in')
    return 'waiting'
  }
  await document.update({ progress: messageDone(begun.progress) })
  return 'done'
}

type Event = { readonly _id: string; readonly awb: string; readonly kind: ParcelEventKind }

/** Moves the order of a parcel to where its courier says it is, step by step. */
async function bringOn({ _id, awb, kind }: Event, deps: Deps): Promise<void> {
  const { db, log } = deps
  // Couriers reuse numbers after a year or two.
  const bookings = await courierBookingsIn(db).where('awb', '==', awb).orderBy('askedAt', 'desc').limit(1).get()
  const orderId = bookings.docs[0]?.id
  if (orderId === undefined) return log.warn({ awb, kind }, 'a courier told of a parcel that nobody booked here')
  let refused: string | undefined
  for (let count = 0; count < mostSteps; count++) {
    const order = documentOf(await ordersIn(db).doc(orderId).get())
    const isElsewhere = order?.shipment && order.shipment.awb !== awb
    const step = order && !isElsewhere ? stepByEvent(judged(order), kind) : undefined
    if (!order || !step) return log.info({ order: orderId, awb, kind, count }, 'an event of a courier is taken in')
    const to = step.kind === 'came_back' ? step.kind : step.to
    try {
      await take(step, order, `${_id}-${to}`, deps)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'FORBIDDEN_MOVE') throw error
      // Somebody else may just have taken this step. If it is refused again, the order waits for something that staff must decide.
      if (refused === to) return log.warn({ order: orderId, awb, kind, to }, 'an order did not follow its courier')
      refused = to
      continue
    }
    if (kind === 'came_back' && step.kind === 'parcel') await raiseAlarm('returned_parcels', 1, deps)
  }
}

function judged({ status, fulfilment, timeline, payment }: StoredOrder) {
  const { method, status: paymentStatus, invoiceDays } = payment
  const sent = { status, fulfilment: fulfilment.kind, method, paymentStatus, invoiceDays }
  return { status, fulfilment: fulfilment.kind, timeline, endsUnpaid: canComeBack(sent) }
}

/** Takes one step in the courier's name, with its own audit log id, so that it is taken once. */
async function take(step: ParcelStep, order: WithId<StoredOrder>, name: string, deps: Deps): Promise<void> {
  const note = auditNote({ actorId: 'courier', actorName: 'the courier' }, deps, name)
  if (step.kind === 'parcel') {
    await noteParcelStep(order._id, { to: step.to, by: 'system', note }, deps)
    return
  }
  const asked =
    step.kind === 'status'
      ? { status: step.to }
      : { status: 'cancelled' as const, cameBack: { isBackInStock: order.lines.some(isSoldAgain) } }
  await makeMove([order.kind], order._id, asked, { by: 'system', note }, deps)
}
