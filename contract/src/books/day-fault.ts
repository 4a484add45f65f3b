import { formatCount } from '../count-format.ts'
import { toRupees } from '../money.ts'
import { formatPrice } from '../rupee-format.ts'
import { areSameSales, noSales, type Sales } from '../sales/sales.ts'

/** Returns what is wrong with the dashboard figures of a completed day, as a sentence; `sold` is the total of its orders. */
export function dayFault(counted: Sales | undefined, sold: Sales): string | undefined {
  if (areSameSales(counted ?? noSales, sold)) return undefined
  return `The dashboard counts ${words(counted ?? noSales)}, but the orders of the day are ${words(sold)}.`
}

const words = ({ orders, revenuePaise, pieces, duePaise }: Sales) =>
  `${formatCount(orders)} orders of ${formatCount(pieces)} pieces for ${price(revenuePaise)}, ${price(duePaise)} of it due`
const price = (paise: number) => formatPrice(toRupees(paise))
