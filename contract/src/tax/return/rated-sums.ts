import type { InvoiceLine, StoredInvoice } from '../invoice.ts'

export type Taxes = Pick<InvoiceLine, 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise' | 'netPaise'>
export type Rated = Taxes & { readonly percent: number; readonly quantity: number }

export const none: Taxes = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0, netPaise: 0 }

/** Returns the sum, with what a credit note takes back taken off. */
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

/** What a credit note says is taken off. */
export const signOf = ({ kind }: StoredInvoice) => (kind === 'credit_note' ? -1 : 1)

/** Returns the lines of a paper by their rate; those without tax are reported in a part of their own. */
export function ratesOf({ lines }: StoredInvoice): Rated[] {
  const rates = new Map<number, Rated>()
  for (const line of lines) {
    if (line.percent === 0) continue
    const before = rates.get(line.percent) ?? { ...none, percent: line.percent, quantity: 0 }
    rates.set(line.percent, plus(before, line, 1))
  }
  return [...rates.values()].sort((one, other) => one.percent - other.percent)
}
