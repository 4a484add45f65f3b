import { cancellableUntil, eInvoiceState } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'
import { FieldValue } from 'firebase-admin/firestore'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { eInvoicesIn, ordersIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { eInvoicesAnswer, findEInvoices } from './read-e-invoices.ts'
import { seeToEInvoice } from './see-to-e-invoice.ts'

/** Tries once more to register what was refused of an order, at once. */
export async function registerEInvoices(
  { caller, params, body }: Call<'registerEInvoices'>,
  deps: Deps,
): Reply<'registerEInvoices'> {
  const { buyerAddress } = body
  const note = await staffNote(caller.uid, deps)
  const ids = await transact(deps, async (transaction) => {
    const { eInvoices } = await findEInvoices(params.id, deps, transaction)
    if (await note.isMade(transaction)) return eInvoices.map(({ _id }) => _id)
    const refused = eInvoices.filter((each) => eInvoiceState(each) === 'refused')
    if (refused.length === 0) throw new AppError('CONFLICT', 'Nothing of this order waits to be registered again.')
    const progress = { state: 'waiting', tries: 0, dueAt: note.at } as const
    for (const { _id } of refused) {
      const changes = { progress, needsAddress: FieldValue.delete(), ...(buyerAddress && { buyerAddress }) }
      transaction.update(eInvoicesIn(deps.db).doc(_id), changes)
    }
    const details = { numbers: refused.map(({ number }) => number).join(', ') }
    note.make(transaction, {
      action: 'order.e_invoice_retried',
      target: ordersIn(deps.db).doc(params.id).path,
      details,
    })
    return refused.map(({ _id }) => _id)
  })
  for (const id of ids) await seeToEInvoice(id, deps)
  return ok(await eInvoicesAnswer(params.id, deps))
}

/** Takes the registrations of an order back whose invoice was taken back in whole, while the portal still lets it be done. */
export async function cancelEInvoices(
  { caller, params }: Call<'cancelEInvoices'>,
  deps: Deps,
): Reply<'cancelEInvoices'> {
  const note = await staffNote(caller.uid, deps)
  const ids = await transact(deps, async (transaction) => {
    const { order, eInvoices } = await findEInvoices(params.id, deps, transaction)
    if (await note.isMade(transaction)) return eInvoices.map(({ _id }) => _id)
    const until = cancellableUntil(order, eInvoices)
    if (!until || until <= note.at) {
      const message =
        'The portal cancels within 24 hours, and only both: an invoice, and the one credit note that takes all of it back.'
      throw new AppError('CONFLICT', message)
    }
    const open = eInvoices.filter((each) => eInvoiceState(each) === 'registered')
    const progress = { state: 'waiting', tries: 0, dueAt: note.at } as const
    for (const { _id } of open) transaction.update(eInvoicesIn(deps.db).doc(_id), { wants: 'cancellation', progress })
    const details = { numbers: open.map(({ number }) => number).join(', ') }
    note.make(transaction, {
      action: 'order.e_invoice_cancelled',
      target: ordersIn(deps.db).doc(params.id).path,
      details,
    })
    return open.map(({ _id }) => _id)
  })
  for (const id of ids) await seeToEInvoice(id, deps)
  return ok(await eInvoicesAnswer(params.id, deps))
}
