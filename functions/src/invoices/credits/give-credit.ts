import { toPaise, toRupees } from '@teeshala/contract/money'
import { handWays } from '@teeshala/contract/orders/amounts/paid-parts'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { type GiveCreditRequest, maxCredits } from '@teeshala/contract/tax/credit/credit-calls'
import { type AskedCredit, creditProblem } from '@teeshala/contract/tax/credit/credit-lines'
import { creditedPaise, type InvoiceLine } from '@teeshala/contract/tax/invoice'
import { financialYearOf } from '@teeshala/contract/tax/invoice-number'
import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { invoiceCountersIn, ordersIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { created } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import { orderAnswer } from '../../orders/answers/order-answer.ts'
import { orderNotFound } from '../../orders/order-not-found.ts'
import type { Deps } from '../../ports/deps.ts'
import { readInvoice } from '../read-invoice.ts'
import { paperDocument } from '../read-paper.ts'
import { sealedPaper } from '../sealed-paper.ts'
import { partTakenBack } from '../taken-back.ts'
import { refuseCredit } from './refuse-credit.ts'

/**
 * Takes back a part of an order's invoice by a credit note, whose money staff have returned by hand. Number, note and the order's word of it
 * are written together. Staff say what they saw as taken back before, so that two of them at once do it once.
 */
export async function giveCredit({ caller, params, body }: Call<'giveCredit'>, deps: Deps): Reply<'giveCredit'> {
  const { db } = deps
  const document = ordersIn(db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  const asked = body.lines.map(({ line, amount, quantity }) => ({ line, netPaise: toPaise(amount), quantity }))
  const order = await transact(deps, async (transaction) => {
    const order = documentOf(await transaction.get(document))
    if (!order) throw orderNotFound()
    if (await note.isMade(transaction)) return order
    refuseCredit(order)
    refuseMore(order, body)
    const counter = invoiceCountersIn(db).doc(`CN-${financialYearOf(note.at)}`)
    const last = documentOf(await transaction.get(counter))
    const { invoice, taken } = await readInvoice(order, transaction, db)
    refuseLines(invoice.lines, taken, asked)
    const said = { ...partTakenBack(invoice, taken, asked), reason: body.reason }
    const paper = sealedPaper({ kind: 'credit_note', series: 'CN', orderId: params.id, body: said, last, now: note.at })
    const { number, issuedAt, totalPaise, serial, seal } = paper
    const credits = [...(order.credits ?? []), { number, issuedAt, totalPaise }]
    transaction.create(paperDocument(params.id, 'credit_note', db, credits.length), paper)
    transaction.set(counter, { serial, issuedAt, seal })
    transaction.update(document, { credits, updatedAt: note.at })
    const details = { number, totalPaise, reason: body.reason, way: handWays[body.way] }
    note.make(transaction, { action: 'order.credited', target: document.path, details })
    return { ...order, credits, updatedAt: note.at }
  })
  return created(orderAnswer(order))
}

function refuseMore(order: StoredOrder, { creditedBefore }: GiveCreditRequest): void {
  const { credits = [] } = order
  const credited = creditedPaise(order)
  if (credited !== toPaise(creditedBefore)) {
    const words = formatAmount(toRupees(credited))
    throw new AppError(
      'CONFLICT',
      `${words} of this order is taken back by now. Please look again before you give more.`,
    )
  }
  if (credits.length >= maxCredits)
    throw new AppError('CONFLICT', `An order has at most ${maxCredits} credit notes about its parts.`)
}

function refuseLines(
  invoice: readonly InvoiceLine[],
  taken: readonly InvoiceLine[],
  asked: readonly AskedCredit[],
): void {
  const problems = asked.map(
    (credit, index) => [`lines.${index}.amount`, creditProblem(invoice, taken, credit)] as const,
  )
  const fields = Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as Record<string, string>
  const [first] = Object.values(fields)
  if (first !== undefined) throw new AppError('INVALID_INPUT', first, { fields })
}
