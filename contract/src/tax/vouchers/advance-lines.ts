import { spreadDiscount } from '../../coupons/apply-coupon.ts'
import type { Day } from '../../india-day.ts'
import { isTaxedAdvance } from '../gst-law.ts'
import type { Advance, InvoiceLine } from '../invoice.ts'
import { share } from '../share.ts'

/** Returns the lines of an order's invoice as taxed for an advance: each keeps its index, and lines not taxed in advance have no tax. */
export function advanceBase(lines: readonly InvoiceLine[], day: Day): InvoiceLine[] {
  return lines.map((line, ofLine) => {
    if (isTaxedAdvance(line.hsn, day)) return { ...line, ofLine }
    const untaxed = { percent: 0, taxablePaise: line.netPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
    return { ...line, ofLine, ...untaxed }
  })
}

const amounts = ['netPaise', 'cgstPaise', 'igstPaise'] as const
type Taken = Record<(typeof amounts)[number], number>
const nothing: Taken = { netPaise: 0, cgstPaise: 0, igstPaise: 0 }

/** The amounts on earlier vouchers less refunds, in paise, by line index. SGST is as much as CGST. */
export type TakenByLine = ReadonlyMap<number | undefined, Taken>

/** Returns the amounts on some vouchers per line, less refund vouchers. */
export function takenByLine(received: readonly InvoiceLine[], returned: readonly InvoiceLine[]): TakenByLine {
  const taken = new Map<number | undefined, Taken>()
  const add = (line: InvoiceLine, sign: 1 | -1) => {
    const sums = { ...(taken.get(line.ofLine) ?? nothing) }
    for (const name of amounts) sums[name] += sign * line[name]
    taken.set(line.ofLine, sums)
  }
  for (const line of received) add(line, 1)
  for (const line of returned) add(line, -1)
  return taken
}

/**
 * Returns the lines of a voucher for an amount, spread over what is left of each line by value, with the tax in it. Once the order is paid in full, its
 * vouchers add up to exactly the taxes of its services.
 */
export function advanceLines(base: readonly InvoiceLine[], taken: TakenByLine, amountPaise: number): InvoiceLine[] {
  const takenOf = ({ ofLine }: InvoiceLine) => taken.get(ofLine) ?? nothing
  const parts = spreadDiscount(
    base.map((line) => line.netPaise - takenOf(line).netPaise),
    amountPaise,
  )
  return base.flatMap((line, index) => {
    const netPaise = parts[index] ?? 0
    if (netPaise === 0) return []
    const before = takenOf(line)
    const left = line.netPaise - before.netPaise - netPaise
    // A voucher of a paisa or two cannot always hold its rounded tax: the next one then has what is missing.
    const cut = (name: 'cgstPaise' | 'igstPaise', mostPaise: number) =>
      Math.max(0, Math.min(line[name] - before[name] - share(line[name], left, line.netPaise), mostPaise))
    const half = cut('cgstPaise', Math.floor(netPaise / 2))
    const [cgstPaise, sgstPaise, igstPaise] = [half, half, cut('igstPaise', netPaise)]
    const taxablePaise = netPaise - cgstPaise - sgstPaise - igstPaise
    return [{ ...line, quantity: 0, discountPaise: 0, netPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }]
  })
}

/** Returns what is left of a receipt voucher for the invoice to adjust, with the value at each taxed rate. */
export function advanceOnInvoice(
  {
    number,
    issuedAt,
    lines,
  }: { readonly number: string; readonly issuedAt: Date; readonly lines: readonly InvoiceLine[] },
  returned: readonly InvoiceLine[],
): Advance {
  const rates = new Map<number, number>()
  let totalPaise = 0
  for (const [all, sign] of [
    [lines, 1],
    [returned, -1],
  ] as const) {
    for (const { percent, taxablePaise, netPaise } of all) {
      totalPaise += sign * netPaise
      if (percent > 0) rates.set(percent, (rates.get(percent) ?? 0) + sign * taxablePaise)
    }
  }
  return {
    number,
    issuedAt,
    totalPaise,
    rates: [...rates].map(([percent, paise]) => ({ percent, taxablePaise: paise })),
  }
}
