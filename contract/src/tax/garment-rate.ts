import type { Day } from '../india-day.ts'
import { toRupees } from '../money.ts'
import { formatAmount } from '../rupee-format.ts'
import { type ApparelRate, apparelRates, entryInForce, standardPercent } from './gst-law.ts'

/** Returns whether an HSN code is apparel: chapters 61 (knitted) and 62 (woven). */
export function isApparel(hsn: string): boolean {
  return /^6[12]/.test(hsn)
}

/**
 * Returns the GST rate of goods, in percent; `netPaise` is the price of all pieces of the line, with tax and after discount. Apparel has the lower rate
 * up to a limit on the price of a piece before tax. Prices in the gap between the two rates fit neither; the higher rate is charged then, so that the
 * shop never owes tax it has not collected.
 */
export function goodsPercent(hsn: string, netPaise: number, quantity: number, day: Day): number {
  if (!isApparel(hsn)) return standardPercent
  const rate = entryInForce(apparelRates, day)
  return netPaise * 100 <= quantity * lowestGapPaise(rate) * 100 ? rate.percent : rate.above
}

const lowestGapPaise = ({ upToPaise, percent }: ApparelRate) => (upToPaise * (100 + percent)) / 100
const highestGapPaise = ({ upToPaise, above }: ApparelRate) => (upToPaise * (100 + above)) / 100

/** Returns whether the price of a piece of apparel, tax included, fits neither rate. */
export function isBetweenRates(piecePaise: number, day: Day): boolean {
  const rate = entryInForce(apparelRates, day)
  return piecePaise > lowestGapPaise(rate) && piecePaise <= highestGapPaise(rate)
}

/** Returns the message that explains why a garment cannot have this price. */
export function betweenRatesWords(piecePaise: number, day: Day): string {
  const rate = entryInForce(apparelRates, day)
  const said = (paise: number) => formatAmount(toRupees(paise))
  const [low, high] = [lowestGapPaise(rate), highestGapPaise(rate)]
  return `${said(piecePaise)} fits neither GST rate of clothing: with tax a piece costs up to ${said(low)} (${rate.percent}%) or more than ${said(high)} (${rate.above}%)`
}
