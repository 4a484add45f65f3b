import { spreadDiscount } from '../coupons/apply-coupon.ts'
import type { Day } from '../india-day.ts'
import { goodsPercent } from './garment-rate.ts'
import { share } from './share.ts'

/** A line to be taxed: its price with tax, and its share of the discount if known. */
export type LineToTax = {
  readonly hsn: string
  /** The rate in the price list; without one, the rate of the goods. */
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
  /** The day of the supply, which decides the rates. */
  readonly day: Day
  /** Whether the shop collects GST at all. */
  readonly isTaxed: boolean
  /** Whether the supply stays within the shop's state. */
  readonly isWithinState: boolean
}

/** The tax of a line, in paise. `netPaise` is what is paid for it: its value plus the taxes. */
export type LineTax = {
  readonly percent: number
  readonly discountPaise: number
  readonly netPaise: number
  readonly taxablePaise: number
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
}

/** The delivery charge that belongs to goods of one rate, under the HSN of most of them. */
export type ShippingTax = LineTax & { readonly hsn: string }

export type OrderTax = {
  /** In the same order as the order's lines. */
  readonly lines: readonly LineTax[]
  /** One per rate of the goods; empty if delivery is free. */
  readonly shipping: readonly ShippingTax[]
}

/**
 * Returns the tax included in an order's prices, line by line. The lines add up to the order total to the paisa. Delivery belongs to the goods and takes
 * their rate (CGST Act 2017, section 8); with several rates it is split by value, which no source prescribes.
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

/**
 * Returns each line's share of the discount, and that of delivery. A staff discount is spread over the goods; anything beyond their price reduces
 * delivery.
 */
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
  // Free goods are delivered too: the first rate then takes the whole charge.
  const shares =
    sum(worth) === 0 ? worth.map((_, index) => (index === 0 ? shippingPaise : 0)) : spreadDiscount(worth, shippingPaise)
  return [...groups].flatMap(([percent, { hsn }], index) => {
    const netPaise = shares[index] ?? 0
    return netPaise === 0 ? [] : [{ hsn, discountPaise: 0, ...taxIn(netPaise, percent, terms) }]
  })
}

/** Returns the tax in an amount, rounded half up to the paisa; CGST and SGST are always equal. */
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
