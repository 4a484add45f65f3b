import { Rupees, toPaise, toRupees } from '@teeshala/contract/money'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { CreditableLines, GiveCreditRequest } from '@teeshala/contract/tax/credit/credit-calls'
import * as texts from '../../../texts/admin/orders/credit.ts'

/** The input for a line; empty if nothing was typed. */
export type LineDraft = { quantity: number | string; amount: number | string }
/** By position of the line in the invoice. */
export type CreditDraft = Readonly<Record<number, LineDraft>>

export const nothing: LineDraft = { quantity: '', amount: '' }

/** Returns the price of this many pieces of a line in rupees; the last pieces take the remainder. */
export function amountOfPieces(line: CreditableLines['lines'][number], pieces: number): number | '' {
  const { quantity, amount, left, leftQuantity } = line
  if (!(pieces > 0)) return ''
  return pieces === leftQuantity ? left : Math.min(left, toRupees(Math.round((toPaise(amount) * pieces) / quantity)))
}

/** Returns what is wrong with a line's input: not a whole number, not an amount, or more than remains. */
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

/** Returns the lines to credit. */
export function creditRequestOf(draft: CreditDraft): GiveCreditRequest['lines'] {
  return Object.entries(draft).flatMap(([line, { quantity, amount }]) =>
    Number(amount) > 0 ? [{ line: Number(line), amount: Number(amount), quantity: Number(quantity) }] : [],
  )
}

/** Returns the total credit in rupees. */
export function creditTotal(draft: CreditDraft): number {
  return toRupees(creditRequestOf(draft).reduce((sum, { amount }) => sum + toPaise(amount), 0))
}

/** Returns the part of a credit that is refunded, in rupees: the outstanding amount is reduced first. */
export function moneyBack(total: number, open: number): number {
  return toRupees(Math.max(0, toPaise(total) - toPaise(open)))
}
