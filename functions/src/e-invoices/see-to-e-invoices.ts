import { eInvoicesIn } from '../firestore/collections.ts'
import { takeInDue } from '../incoming/take-in-due.ts'
import type { Deps } from '../ports/deps.ts'
import { seeToEInvoice } from './see-to-e-invoice.ts'

/** Sends every due registration and cancellation to the portal. Returns the number by resulting state. */
export function seeToEInvoices(deps: Deps): Promise<Record<string, number>> {
  const { db, now } = deps
  return takeInDue(
    {
      due: eInvoicesIn(db).where('progress.dueAt', '<=', now()).orderBy('progress.dueAt'),
      what: 'the registration of an invoice',
      takeIn: (id) => seeToEInvoice(id, deps),
    },
    deps,
  )
}
