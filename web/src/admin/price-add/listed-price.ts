import { type Pricing, type PricingSection, paperKey } from '@teeshala/contract/printing/pricing'

/** A line of the price list; `_id` is the option's name, for paper 'type|size|gsm'. */
export type ListedPrice = {
  readonly _id: string
  readonly type: string
  readonly size?: string
  readonly gsm?: string
  readonly price: number
  readonly description?: string | undefined
  readonly hsn?: string | undefined
  readonly gstPercent?: number | undefined
  readonly updatedAt: string
}

/** Returns the lines of a section, in shop order. */
export function listedPrices(pricing: Pricing, section: PricingSection): ListedPrice[] {
  if (section === 'paper') return pricing.paper.map((paper) => ({ _id: paperKey(paper), ...paper }))
  return Object.entries(pricing[section]).map(([type, option]) => ({ _id: type, type, ...option }))
}
