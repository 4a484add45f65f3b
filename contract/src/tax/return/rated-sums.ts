import type { InvoiceLine, StoredInvoice } from '../invoice.ts'

export type Taxes = Pick<InvoiceLine, 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise' | 'netPaise'>
export type Rated = Taxes & { readonly percent: number; readonly quantity: number }

export const none: Taxes = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0, netPaise: 0 }

/** Returns the sum plus a line, or minus it for a credit note. */
export function plus<Sum extends Taxes>(sum: Sum, line: Taxes, sign: 1 | -1): Sum {
  const add = (name: keyof Taxes) => sum[name] + sign * line[name]
  return {
    ...sum,
    taxablePaise: add('taxablePaise'),
    igstPaise: add('igstPaise'),
    cgstPaise: add('cgstPaise'),
    sgstPaise: add('sgstPaise'),
    netPaise: add('netPaise'),
  }
}

/** Amounts on a credit note are subtracted. */
export const signOf = ({ kind }: StoredInvoice) => (kind === 'credit_note' ? -1 : 1)

/** Returns the lines of a document grouped by rate. Untaxed lines are reported in a section of their own. */
export function ratesOf({ lines }: StoredInvoice): Rated[] {
  const rates = new Map<number, Rated>()
  for (const line of lines) {
    if (line.percent === 0) continue
    const before = rates.get(line.percent) ?? { ...none, percent: line.percent, quantity: 0 }
    rates.set(line.percent, plus(before, line, 1))
  }
  return [...rates.values()].sort((one, other) => one.percent - other.percent)
}
