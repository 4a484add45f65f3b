import { eInvoicesIn } from '../firestore/collections.ts'
import { takeInDue } from '../incoming/take-in-due.ts'
import type { Deps } from '../ports/deps.ts'
import { seeToEInvoice } from './see-to-e-invoice.ts'

/** Asks the portal for every registration and cancellation that is due. Tells how many of each state came of it. */
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
