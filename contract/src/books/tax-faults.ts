import { toRupees } from '../money.ts'
import { formatPrice } from '../rupee-format.ts'
import type { InvoiceLine, StoredInvoice } from '../tax/invoice.ts'

const amounts = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const
type Amount = (typeof amounts)[number]
type TaxDocument = Pick<StoredInvoice, Amount | 'scheme' | 'placeOfSupply' | 'sellerState' | 'totalPaise' | 'lines'>

const words: Readonly<Record<Amount, string>> = {
  taxablePaise: 'taxable value',
  cgstPaise: 'CGST',
  sgstPaise: 'SGST',
  igstPaise: 'IGST',
}
const rupees = (paise: number) => formatPrice(toRupees(paise))
const allOf = (of: Readonly<Record<Amount, number>>) => amounts.reduce((sum, name) => sum + of[name], 0)

/** Returns which of a document's own amounts do not add up from its lines, as sentences; none if sound. */
export function taxFaults(taxDocument: TaxDocument): string[] {
  const sums = amounts.flatMap((name) => {
    const counted = taxDocument.lines.reduce((sum, line) => sum + line[name], 0)
    return counted === taxDocument[name]
      ? []
      : [`Its lines have ${rupees(counted)} of ${words[name]}, but it says ${rupees(taxDocument[name])}.`]
  })
  const whole = allOf(taxDocument)
  const total =
    whole === taxDocument.totalPaise
      ? []
      : [`Value and tax make ${rupees(whole)}, but it comes to ${rupees(taxDocument.totalPaise)}.`]
  const lines = taxDocument.lines.flatMap((line, index) =>
    isTaxedRightly(line, taxDocument) ? [] : [`The tax of line ${index + 1} is not right.`],
  )
  return [...sums, ...total, ...lines]
}

/** Within the state, half of the tax each goes to the centre and to the state, otherwise all to the centre; each is rounded to the paisa. */
function isTaxedRightly(line: InvoiceLine, { scheme, placeOfSupply, sellerState }: TaxDocument): boolean {
  const { netPaise, percent, cgstPaise, sgstPaise, igstPaise } = line
  if (allOf(line) !== netPaise || cgstPaise !== sgstPaise) return false
  const taxPaise = cgstPaise + sgstPaise + igstPaise
  if (scheme !== 'regular') return taxPaise === 0
  if ((placeOfSupply === sellerState ? igstPaise : cgstPaise) !== 0) return false
  const off = Math.abs(taxPaise * (100 + percent) - netPaise * percent)
  // A partial credit is the difference of two rounded amounts, so rounding may add up.
  const mostPaise = line.ofLine === undefined ? 1 : 3
  return off <= mostPaise * (100 + percent)
}
