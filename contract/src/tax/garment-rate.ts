import type { Day } from '../india-day.ts'
import { toRupees } from '../money.ts'
import { formatAmount } from '../rupee-format.ts'
import { type ApparelRate, apparelRates, heldOn, standardPercent } from './gst-law.ts'

/** Whether an HSN code is of apparel: chapters 61 (knitted) and 62 (woven). */
export function isApparel(hsn: string): boolean {
  return /^6[12]/.test(hsn)
}

/**
 * Returns the rate of goods by what all pieces of a line come to, with tax and after discount. Apparel has the lower rate as long as a piece
 * costs no more than the limit without that tax. Between both rates' reach neither is right: the higher one is charged then, so that
 * the shop never owes tax that it has not collected.
 */
export function goodsPercent(hsn: string, netPaise: number, quantity: number, day: Day): number {
  if (!isApparel(hsn)) return standardPercent
  const rate = heldOn(apparelRates, day)
  return netPaise * 100 <= quantity * lowestGapPaise(rate) * 100 ? rate.percent : rate.above
}

const lowestGapPaise = ({ upToPaise, percent }: ApparelRate) => (upToPaise * (100 + percent)) / 100
const highestGapPaise = ({ upToPaise, above }: ApparelRate) => (upToPaise * (100 + above)) / 100

/** Whether a piece of apparel with this price, tax included, fits neither rate. */
export function isBetweenRates(piecePaise: number, day: Day): boolean {
  const rate = heldOn(apparelRates, day)
  return piecePaise > lowestGapPaise(rate) && piecePaise <= highestGapPaise(rate)
}

/** Says why a garment cannot have such a price. */
export function betweenRatesWords(piecePaise: number, day: Day): string {
  const rate = heldOn(apparelRates, day)
  const said = (paise: number) => formatAmount(toRupees(paise))
  const [low, high] = [lowestGapPaise(rate), highestGapPaise(rate)]
  return `${said(piecePaise)} fits neither GST rate of clothing: with tax a piece costs up to ${said(low)} (${rate.percent}%) or more than ${said(high)} (${rate.above}%)`
}
