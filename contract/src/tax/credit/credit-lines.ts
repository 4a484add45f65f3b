import type { InvoiceLine } from '../invoice.ts'
import { share } from '../share.ts'

/** The requested credit on one invoice line (an index from 0): its amount with tax, and how many pieces came back. */
export type AskedCredit = { readonly line: number; readonly netPaise: number; readonly quantity: number }

/** Less than a rupee is too little to split into value and taxes. */
const leastPaise = 100

/** Returns what earlier notes credited of a line. */
export function takenOf(taken: readonly InvoiceLine[], line: number): { netPaise: number; quantity: number } {
  const ofLine = taken.filter((each) => each.ofLine === line)
  return {
    netPaise: ofLine.reduce((sum, { netPaise }) => sum + netPaise, 0),
    quantity: ofLine.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** Returns why a credit is refused, worded for staff; undefined if it is allowed. `taken` are the lines of earlier notes. */
export function creditProblem(
  invoice: readonly InvoiceLine[],
  taken: readonly InvoiceLine[],
  { line, netPaise, quantity }: AskedCredit,
): string | undefined {
  const of = invoice[line]
  if (!of) return 'The invoice has no such line'
  const before = takenOf(taken, line)
  const rest = of.netPaise - before.netPaise - netPaise
  if (rest < 0) return 'More than is left of this line'
  if (of.quantity - before.quantity - quantity < 0) return 'More pieces than are left of this line'
  if (netPaise < leastPaise && rest > 0) return 'At least ₹1'
  return rest > 0 && rest < leastPaise ? 'Less than ₹1 would be left of this line: credit all of it' : undefined
}

/**
 * Returns the lines of a credit note for these amounts. A line's taxes are split so that all its notes together credit exactly the taxes on the invoice
 * (CGST Act 2017, section 34(1)). Each line may appear only once in `asked`.
 */
export function creditLines(
  invoice: readonly InvoiceLine[],
  taken: readonly InvoiceLine[],
  asked: readonly AskedCredit[],
): InvoiceLine[] {
  return asked.map((credit) => {
    const { line, netPaise, quantity } = credit
    const of = invoice[line]
    const problem = creditProblem(invoice, taken, credit)
    if (!of || problem !== undefined) throw new RangeError(problem)
    const before = takenOf(taken, line).netPaise
    const part = (paise: number) => share(paise, before + netPaise, of.netPaise) - share(paise, before, of.netPaise)
    const [cgstPaise, sgstPaise, igstPaise] = [part(of.cgstPaise), part(of.sgstPaise), part(of.igstPaise)]
    const taxablePaise = netPaise - cgstPaise - sgstPaise - igstPaise
    return { ...of, ofLine: line, quantity, discountPaise: 0, netPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }
  })
}

/** Returns what is left of an invoice after earlier credit notes. */
export function restOf(invoice: readonly InvoiceLine[], taken: readonly InvoiceLine[]): AskedCredit[] {
  return invoice.flatMap(({ netPaise, quantity }, line) => {
    const before = takenOf(taken, line)
    const left = { line, netPaise: netPaise - before.netPaise, quantity: quantity - before.quantity }
    return left.netPaise > 0 ? [left] : []
  })
}
