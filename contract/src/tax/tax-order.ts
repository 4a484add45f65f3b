import { spreadDiscount } from '../coupons/apply-coupon.ts'
import type { Day } from '../india-day.ts'
import { goodsPercent } from './garment-rate.ts'
import { share } from './share.ts'

/** A line as it is taxed: what it costs with tax, and what of the discount is known to fall on it. */
export type LineToTax = {
  readonly hsn: string
  /** The rate that the price list names; that of the goods where it is missing. */
  readonly percent?: number | undefined
  readonly quantity: number
  readonly amountPaise: number
  readonly discountPaise?: number | undefined
}

export type OrderToTax = {
  readonly lines: readonly LineToTax[]
  readonly shippingPaise: number
  readonly discountPaise?: number | undefined
}

export type TaxTerms = {
  /** The day of the supply, whose rates hold. */
  readonly day: Day
  /** Whether GST is collected at all. */
  readonly isTaxed: boolean
  /** Whether it stays within the shop's state. */
  readonly isWithinState: boolean
}

/** Tax of a line, in paise: `net` is what is paid for it, and the sum of the value and the taxes. */
export type LineTax = {
  readonly percent: number
  readonly discountPaise: number
  readonly netPaise: number
  readonly taxablePaise: number
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
}

/** Delivery that belongs to the goods of one rate, under the HSN of most of them. */
export type ShippingTax = LineTax & { readonly hsn: string }

export type OrderTax = {
  /** In the order of the lines. */
  readonly lines: readonly LineTax[]
  /** One for each rate of the goods; none where delivery costs nothing. */
  readonly shipping: readonly ShippingTax[]
}

/**
 * Returns the tax in an order's prices, line by line: what the lines come to is what the order costs, to the paisa. Delivery is a part of
 * what it brings and takes its rate (CGST Act 2017, section 8; split by value where rates differ, which no source prescribes).
 */
export function taxOrder(order: OrderToTax, terms: TaxTerms): OrderTax {
  const { shares, shippingShare } = sharesOf(order)
  const lines = order.lines.map((line, index) => {
    const discountPaise = shares[index] ?? 0
    const netPaise = line.amountPaise - discountPaise
    const percent = line.percent ?? goodsPercent(line.hsn, netPaise, line.quantity, terms.day)
    return { discountPaise, ...taxIn(netPaise, percent, terms) }
  })
  const shippingPaise = order.shippingPaise - shippingShare
  return { lines, shipping: shippingPaise === 0 ? [] : taxShipping(order.lines, lines, shippingPaise, terms) }
}

/** What of the discount falls on each line, and on delivery: what staff take off is spread over the goods, and what is more than they cost over delivery. */
function sharesOf({ lines, discountPaise = 0 }: OrderToTax) {
  const known = lines.map((line) => line.discountPaise ?? 0)
  const knownPaise = sum(known)
  const left = lines.map(({ amountPaise }, index) => amountPaise - (known[index] ?? 0))
  const onLines = Math.min(sum(left), discountPaise - knownPaise)
  const spread = spreadDiscount(left, onLines)
  return {
    shares: known.map((paise, index) => paise + (spread[index] ?? 0)),
    shippingShare: discountPaise - knownPaise - onLines,
  }
}

function taxShipping(
  goods: readonly LineToTax[],
  taxed: readonly LineTax[],
  shippingPaise: number,
  terms: TaxTerms,
): ShippingTax[] {
  const groups = new Map<number, { hsn: string; largestPaise: number; netPaise: number }>()
  for (const [index, { percent, netPaise }] of taxed.entries()) {
    const hsn = goods[index]?.hsn ?? ''
    const group = groups.get(percent) ?? { hsn, largestPaise: netPaise, netPaise: 0 }
    const isLarger = netPaise > group.largestPaise
    groups.set(percent, {
      hsn: isLarger ? hsn : group.hsn,
      largestPaise: isLarger ? netPaise : group.largestPaise,
      netPaise: group.netPaise + netPaise,
    })
  }
  const worth = [...groups.values()].map(({ netPaise }) => netPaise)
  // Goods that are free all the same are brought: the first rate takes the whole.
  const shares =
    sum(worth) === 0 ? worth.map((_, index) => (index === 0 ? shippingPaise : 0)) : spreadDiscount(worth, shippingPaise)
  return [...groups].flatMap(([percent, { hsn }], index) => {
    const netPaise = shares[index] ?? 0
    return netPaise === 0 ? [] : [{ hsn, discountPaise: 0, ...taxIn(netPaise, percent, terms) }]
  })
}

/** The tax in an amount, rounded half up to the paisa; both halves of a state's are the same. */
function taxIn(
  netPaise: number,
  percent: number,
  { isTaxed, isWithinState }: TaxTerms,
): Omit<LineTax, 'discountPaise'> {
  if (!isTaxed) return { percent: 0, netPaise, taxablePaise: netPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  const half = isWithinState ? share(netPaise, percent, 200 + 2 * percent) : 0
  const whole = isWithinState ? 0 : share(netPaise, percent, 100 + percent)
  const taxablePaise = netPaise - 2 * half - whole
  return { percent, netPaise, taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: whole }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, paise) => total + paise, 0)
