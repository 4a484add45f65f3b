import type { AuditAction } from '@teeshala/contract/audit/audit-action'
import { cancellableUntil, eInvoiceState, type StoredEInvoice } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'
import type { UpdateData } from 'firebase-admin/firestore'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { eInvoicesIn, ordersIn } from '../firestore/collections.ts'
import { deleteField } from '../firestore/field-values.ts'
import { transact } from '../firestore/transact.ts'
import { type Call, type Handler, ok, type Reply } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { eInvoicesAnswer, findEInvoices, type OrderWithEInvoices } from './read-e-invoices.ts'
import { seeToEInvoice } from './see-to-e-invoice.ts'

/** Retries refused registrations of an order at once. */
export const registerEInvoices: Handler<'registerEInvoices'> = (call, deps) => {
  const { buyerAddress } = call.body
  return askPortal('order.e_invoice_retried', call, deps, ({ eInvoices }) => {
    const registrations = eInvoices.filter((each) => eInvoiceState(each) === 'refused')
    if (registrations.length === 0)
      throw new AppError('CONFLICT', 'Nothing of this order waits to be registered again.')
    return { registrations, changes: { needsAddress: deleteField(), ...(buyerAddress && { buyerAddress }) } }
  })
}

/** Cancels the registrations of an order whose invoice was fully credited, while the portal still allows it. */
export const cancelEInvoices: Handler<'cancelEInvoices'> = (call, deps) => {
  return askPortal('order.e_invoice_cancelled', call, deps, ({ order, eInvoices }, at) => {
    const until = cancellableUntil(order, eInvoices)
    if (!until || until <= at) {
      const message =
        'The portal cancels within 24 hours, and only both: an invoice, and the one credit note that takes all of it back.'
      throw new AppError('CONFLICT', message)
    }
    const registrations = eInvoices.filter((each) => eInvoiceState(each) === 'registered')
    return { registrations, changes: { wants: 'cancellation' as const } }
  })
}

type Wanted = {
  readonly registrations: OrderWithEInvoices['eInvoices']
  readonly changes: UpdateData<StoredEInvoice>
}

/** Sends pending registrations of an order to the portal at once, and logs who asked for it. */
async function askPortal(
  action: AuditAction,
  { caller, params }: Pick<Call<'cancelEInvoices'>, 'caller' | 'params'>,
  deps: Deps,
  wantedOf: (found: OrderWithEInvoices, at: Date) => Wanted,
): Reply<'cancelEInvoices'> {
  const note = await staffNote(caller.uid, deps)
  const ids = await transact(deps, async (transaction) => {
    const found = await findEInvoices(params.id, deps, transaction)
    if (await note.isMade(transaction)) return found.eInvoices.map(({ _id }) => _id)
    const { registrations, changes } = wantedOf(found, note.at)
    const progress = { state: 'waiting', tries: 0, dueAt: note.at } as const
    for (const { _id } of registrations) transaction.update(eInvoicesIn(deps.db).doc(_id), { ...changes, progress })
    const details = { numbers: registrations.map(({ number }) => number).join(', ') }
    note.make(transaction, { action, target: ordersIn(deps.db).doc(params.id).path, details })
    return registrations.map(({ _id }) => _id)
  })
  for (const id of ids) await seeToEInvoice(id, deps)
  return ok(await eInvoicesAnswer(params.id, deps))
}
