import { Rupees, toPaise, toRupees } from '@teeshala/contract/money'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { CreditableLines, GiveCreditRequest } from '@teeshala/contract/tax/credit/credit-calls'
import * as texts from '../../../texts/admin/orders/credit.ts'

/** What is typed about a line; empty where nothing is. */
export type LineDraft = { quantity: number | string; amount: number | string }
/** By the line's place in the invoice. */
export type CreditDraft = Readonly<Record<number, LineDraft>>

export const nothing: LineDraft = { quantity: '', amount: '' }

/** What so many pieces of a line cost, in rupees; the last ones all that is left of it. */
export function amountOfPieces(line: CreditableLines['lines'][number], pieces: number): number | '' {
  const { quantity, amount, left, leftQuantity } = line
  if (!(pieces > 0)) return ''
  return pieces === leftQuantity ? left : Math.min(left, toRupees(Math.round((toPaise(amount) * pieces) / quantity)))
}

/** What is wrong with what is typed about a line: no whole pieces or no amount, or more than is left of it. */
export function lineProblems(
  { leftQuantity, left }: CreditableLines['lines'][number],
  { quantity, amount }: LineDraft,
): Partial<Record<keyof LineDraft, string>> {
  const [pieces, rupees] = [Number(quantity), Number(amount)]
  const unfit = Rupees.safeParse(rupees).error?.issues[0]?.message
  const isCount = Number.isInteger(pieces) && pieces >= 0
  const ofPieces = isCount ? pieces > leftQuantity && texts.mostPieces(leftQuantity) : texts.wholePieces
  const ofAmount = unfit ?? (toPaise(rupees) > toPaise(left) && texts.mostAmount(formatAmount(left)))
  return { ...(ofPieces && { quantity: ofPieces }), ...(ofAmount && { amount: ofAmount }) }
}

/** What is asked to be taken back. */
export function creditRequestOf(draft: CreditDraft): GiveCreditRequest['lines'] {
  return Object.entries(draft).flatMap(([line, { quantity, amount }]) =>
    Number(amount) > 0 ? [{ line: Number(line), amount: Number(amount), quantity: Number(quantity) }] : [],
  )
}

/** What is taken back in all, in rupees. */
export function creditTotal(draft: CreditDraft): number {
  return toRupees(creditRequestOf(draft).reduce((sum, { amount }) => sum + toPaise(amount), 0))
}

/** What of a note goes back to the customer, in rupees: what is still to be paid falls first. */
export function moneyBack(total: number, open: number): number {
  return toRupees(Math.max(0, toPaise(total) - toPaise(open)))
}
