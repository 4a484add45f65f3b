import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { EInvoices } from '@teeshala/contract/tax/e-invoice/e-invoice-calls'
import { cancellableUntil, eInvoiceState, type StoredEInvoice } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'
import { eInvoicesIn, ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { readAtOnce, type Transaction } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderNotFound } from '../orders/find-order.ts'
import type { Deps } from '../ports/deps.ts'

export type OrderWithEInvoices = {
  readonly order: WithId<StoredOrder>
  readonly eInvoices: readonly WithId<StoredEInvoice>[]
}

/** Reads an order with its e-invoice registrations, the invoice's first. */
export async function findEInvoices(id: string, { db }: Deps, transaction: Transaction): Promise<OrderWithEInvoices> {
  const order = await transaction.read(ordersIn(db).doc(id))
  if (!order) throw orderNotFound()
  const { docs } = await transaction.get(eInvoicesIn(db).where('orderId', '==', id))
  return { order, eInvoices: docs.map((each) => documentOf(each)).toSorted((one, two) => (one._id < two._id ? -1 : 1)) }
}

/** Returns the registrations of an order's invoice and credit notes with the government's portal. */
export const readEInvoices: Handler<'readEInvoices'> = async ({ params }, deps) => {
  return ok(await eInvoicesAnswer(params.id, deps))
}

/** Returns the registrations of an order as staff see them. */
export async function eInvoicesAnswer(id: string, deps: Deps): Promise<EInvoices> {
  const { order, eInvoices } = await readAtOnce(deps.db, (transaction) => findEInvoices(id, deps, transaction))
  const until = cancellableUntil(order, eInvoices)
  const registrations = eInvoices.map((each) => {
    const { number, reason, needsAddress = false, registered } = each
    const facts = registered && {
      irn: registered.irn,
      ackNumber: registered.ackNumber,
      ackAt: registered.ackAt.toISOString(),
    }
    return { number, state: eInvoiceState(each), needsAddress, ...facts, ...(reason !== undefined && { reason }) }
  })
  return { papers: registrations, ...(until && until > deps.now() && { cancellableUntil: until.toISOString() }) }
}
