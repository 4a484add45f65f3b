import { toPaise, toRupees } from '@teeshala/contract/money'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { creditedPayment } from '@teeshala/contract/payments/credited-payment'
import { returnablePaise, splitRefund } from '@teeshala/contract/payments/part-refunds'
import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { type GiveCreditRequest, maxCredits } from '@teeshala/contract/tax/credit/credit-calls'
import { type AskedCredit, creditProblem } from '@teeshala/contract/tax/credit/credit-lines'
import { type RefundWay, refundWays } from '@teeshala/contract/tax/credit/refund-way'
import { creditedPaise, type InvoiceLine } from '@teeshala/contract/tax/invoice'
import { financialYearOf } from '@teeshala/contract/tax/invoice-number'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { invoiceCountersIn, ordersIn, paymentsIn } from '../../firestore/collections.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { describe } from '../../http/answer-error.ts'
import { created, type Handler } from '../../http/handler.ts'
import { orderAnswer } from '../../orders/answers/order-answer.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { writeMove } from '../../orders/write-move.ts'
import { endLinkSoon } from '../../payments/links/end-link-soon.ts'
import { refundParts } from '../../payments/refund-parts.ts'
import type { Deps } from '../../ports/deps.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { partCreditNote } from '../credit-note-body.ts'
import { readInvoice } from '../read-invoice.ts'
import { taxDocumentRef } from '../read-tax-document.ts'
import { sealedTaxDocument } from '../sealed-tax-document.ts'
import { wantRegistration } from '../want-registration.ts'
import { paymentsOfOrder } from './payments-of-order.ts'
import { refuseCredit } from './refuse-credit.ts'

/**
 * Credits a part of an order's invoice. The outstanding amount is reduced first; the rest is refunded: by hand,
 * or through the gateway, which is called after number, credit note, order and due refunds are written together. Staff send the
 * credited amount that they saw, so that two concurrent requests credit once.
 */
export const giveCredit: Handler<'giveCredit'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const shop = await currentSettings(db)
  const asked = body.lines.map(({ line, amount, quantity }) => ({ line, netPaise: toPaise(amount), quantity }))
  let link: string | undefined
  const order = await changeOrder(params.id, caller.uid, deps, async (order, { transaction, note, log }) => {
    link = order.payment.link?.reference
    await refuseCredit(order, transaction)
    refuseMore(order, body)
    const counter = invoiceCountersIn(db).doc(`CN-${financialYearOf(note.at)}`)
    const last = await transaction.read(counter)
    const { invoice, taken } = await readInvoice(order, transaction)
    refuseLines(invoice.lines, taken, asked)
    const said = { ...partCreditNote(invoice, taken, asked), reason: body.reason }
    const taxDocument = sealedTaxDocument({
      kind: 'credit_note',
      series: 'CN',
      orderId: params.id,
      body: said,
      last,
      now: note.at,
    })
    const { number, issuedAt, totalPaise, serial, seal } = taxDocument
    const { now, backPaise } = creditedPayment(order.payment, totalPaise)
    const way = backPaise > 0 ? wayBack(body) : undefined
    const payments = way === 'gateway' ? await paymentsOfOrder(order, transaction) : []
    const split = way === 'gateway' ? splitOf(payments, backPaise) : []
    const credits = [...(order.credits ?? []), { number, issuedAt, totalPaise, ...(way && { backPaise, way }) }]
    const handBackPaise = (now.handBackPaise ?? 0) + (way && way !== 'gateway' ? backPaise : 0)
    const step = {
      payment: {
        now: { ...now, ...(handBackPaise > 0 && { handBackPaise }) },
        passed: now.status === order.payment.status ? [] : [now.status],
      },
      by: 'staff',
      tells: { event: 'credited', key: `credited-${credits.length}` },
    } as const
    const moved = await writeMove({ ...order, credits }, step, { transaction, shop, at: note.at })
    const noteDocument = taxDocumentRef(params.id, 'credit_note', db, credits.length)
    transaction.create(noteDocument, taxDocument)
    wantRegistration(noteDocument.id, taxDocument, shop, { transaction, now: note.at })
    transaction.set(counter, { serial, issuedAt, seal })
    transaction.update(ordersIn(db).doc(params.id), { credits })
    for (const part of split) {
      const { parts = [] } = payments.find(({ _id }) => _id === part.paymentId) ?? {}
      const due = { credit: number, amountPaise: part.amountPaise, at: note.at }
      const changes = { parts: [...parts, due], isPartDue: true as const, updatedAt: note.at }
      transaction.update(paymentsIn(db).doc(part.paymentId), changes)
    }
    const details = { number, totalPaise, reason: body.reason, ...(way && { way: refundWays[way], backPaise }) }
    log('order.credited', details)
    return moved
  })
  if (!order.payment.link) await endLinkSoon(link, deps)
  await returnParts(order, deps)
  return created(orderAnswer(order))
}

/** Requests the refunds from the gateway. The credit note stands whatever happens; the payment reconciliation retries. */
async function returnParts(order: WithId<StoredOrder>, deps: Deps): Promise<void> {
  if (order.credits?.at(-1)?.way !== 'gateway') return
  for (const id of order.payment.gateway?.paymentIds ?? []) {
    try {
      await refundParts(id, deps)
    } catch (error) {
      deps.log.error({ err: describe(error), order: order._id }, 'a part could not be refunded yet')
    }
  }
}

function wayBack({ way }: GiveCreditRequest): RefundWay {
  if (way) return way
  throw fieldError('way', 'Choose how the money is refunded')
}

const tooSmallPart =
  'The gateway refunds at least ₹1 of each payment, and this would take less from one. Refund it yourself, or change the amount.'

function splitOf(payments: readonly WithId<StoredPayment>[], backPaise: number) {
  const split = splitRefund(payments, backPaise)
  if (split) return split
  if (returnablePaise(payments) >= backPaise) throw fieldError('way', tooSmallPart)
  const most = formatAmount(toRupees(returnablePaise(payments)))
  throw fieldError(
    'way',
    `Only ${most} can be refunded through the gateway. Refund the rest yourself, or issue two credit notes.`,
  )
}

function refuseMore(order: StoredOrder, { creditedBefore }: GiveCreditRequest): void {
  const { credits = [] } = order
  const credited = creditedPaise(order)
  if (credited !== toPaise(creditedBefore)) {
    const words = formatAmount(toRupees(credited))
    throw new AppError(
      'CONFLICT',
      `${words} of this order has been credited in the meantime. Please check again before you issue more.`,
    )
  }
  if (credits.length >= maxCredits)
    throw new AppError('CONFLICT', `An order can have up to ${maxCredits} credit notes for its parts.`)
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
