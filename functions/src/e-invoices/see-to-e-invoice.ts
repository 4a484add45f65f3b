import { messageDone } from '@teeshala/contract/payments/gateway/gateway-message'
import { inv01Of } from '@teeshala/contract/tax/e-invoice/inv-01'
import type { StoredEInvoice } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'
import { eInvoicesIn, invoicesIn } from '../firestore/collections.ts'
import { deleteField } from '../firestore/field-values.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { beginAttempt } from '../incoming/begin-attempt.ts'
import { intact } from '../invoices/read-tax-document.ts'
import { raiseAlarm } from '../notifications/raise-alarm.ts'
import type { Deps } from '../ports/deps.ts'

/**
 * Sends a pending registration or cancellation to the portal if due, and returns its new state; undefined if there was nothing to do. The attempt is
 * recorded first, so that nobody starts another one meanwhile; after a crash it is retried, which never registers twice.
 */
export async function seeToEInvoice(id: string, deps: Deps): Promise<string | undefined> {
  const begun = await beginAttempt(eInvoicesIn(deps.db).doc(id), 'progress', deps)
  if (!begun) return undefined
  if (begun.progress.state === 'failed') return failed(begun, {}, deps)
  return begun.wants === 'registration' ? register(begun, deps) : cancel(begun, deps)
}

type Begun = WithId<StoredEInvoice>

async function register(begun: Begun, deps: Deps): Promise<string> {
  const { db } = deps
  const found = documentOf(await invoicesIn(db).doc(begun._id).get())
  if (!found) throw new Error(`the document of ${begun.number} is not there`)
  const taxDocument = intact(found)
  const asked = inv01Of(taxDocument, begun.buyerAddress)
  if ('lacking' in asked) {
    const { reason, isOfBuyer } = asked.lacking
    return failed(begun, { reason, ...(isOfBuyer && { needsAddress: true }) }, deps)
  }
  const outcome = (await deps.eInvoices?.register(asked.request)) ?? noAccess
  if (outcome.kind === 'unknown') return again(begun, outcome.reason, deps)
  if (outcome.kind !== 'registered') return failed(begun, { reason: outcome.reason }, deps)
  await eInvoicesIn(db)
    .doc(begun._id)
    .update({
      registered: outcome.registered,
      progress: messageDone(begun.progress),
      reason: deleteField(),
      needsAddress: deleteField(),
      openMonth: deleteField(),
    })
  return 'registered'
}

/** A credit note is handled after its invoice: the portal cancels neither without the other. */
async function cancel(begun: Begun, deps: Deps): Promise<string> {
  const { db, now } = deps
  const { registered, orderId, kind } = begun
  const invoice = kind === 'invoice' ? undefined : documentOf(await eInvoicesIn(db).doc(orderId).get())
  if (invoice && !invoice.cancelledAt) {
    const isOver = invoice.progress.state !== 'waiting'
    return isOver
      ? failed(begun, { reason: invoice.reason ?? '' }, deps)
      : again(begun, 'It follows its invoice.', deps)
  }
  const taxDocument = documentOf(await invoicesIn(db).doc(begun._id).get())
  if (!registered || !taxDocument) throw new Error(`${begun.number} is not registered`)
  const asked = { gstin: taxDocument.seller.gstin ?? '', irn: registered.irn }
  const outcome = (await deps.eInvoices?.cancel(asked)) ?? noAccess
  if (outcome.kind === 'refused') return failed(begun, { reason: outcome.reason }, deps)
  if (outcome.kind === 'unknown') return again(begun, outcome.reason, deps)
  const cancelled = { cancelledAt: now(), cancelledMonth: taxDocument.month, progress: messageDone(begun.progress) }
  await eInvoicesIn(db)
    .doc(begun._id)
    .update({ ...cancelled, reason: deleteField() })
  return 'cancelled'
}

const noAccess = { kind: 'unknown', reason: 'The shop has no access to the portal.' } as const

/** The next attempt is already recorded in the progress. */
async function again({ _id }: Begun, reason: string, { db }: Deps): Promise<string> {
  await eInvoicesIn(db).doc(_id).update({ reason })
  return 'waiting'
}

/** Registrations that the portal refuses, or never answers, wait for staff, who are notified. */
async function failed(
  { _id, number, progress }: Begun,
  why: Pick<StoredEInvoice, 'reason' | 'needsAddress'>,
  deps: Deps,
): Promise<string> {
  const ended = { state: 'failed', tries: progress.tries, dueAt: null } as const
  await eInvoicesIn(deps.db)
    .doc(_id)
    .update({ progress: ended, ...why })
  // The portal's message may contain somebody's number or address; staff see it in the order.
  deps.log.warn({ number }, 'an invoice could not be registered')
  await raiseAlarm('e_invoices', 1, deps)
  return 'refused'
}
