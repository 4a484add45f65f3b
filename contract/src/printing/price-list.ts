import { toPaise } from '../money.ts'
import { type GoodsCode, goodsCodeOf } from '../tax/goods-code-of.ts'
import { type PricedOption, type Pricing, type PricingSection, paperKey, pricingSections } from './pricing.ts'

/** An option of the price list; the `option` of a paper is 'type|size|gsm'. */
export type ListedPrice = GoodsCode & {
  readonly section: PricingSection
  readonly option: string
  readonly pricePaise: number
  readonly description?: string | undefined
}

/** The price list with the lookups that both sides use. */
export type PriceList = {
  readonly find: (section: PricingSection, option: string) => ListedPrice | undefined
  readonly of: (section: PricingSection) => readonly ListedPrice[]
}

/** Returns the price list from the answer of GET /api/pricing. */
export function priceListOf({ paper, ...maps }: Pricing): PriceList {
  const papers = paper.map((one) => listed('paper', paperKey(one), one))
  const sections = new Map<PricingSection, Map<string, ListedPrice>>()
  for (const section of pricingSections) {
    const prices =
      section === 'paper'
        ? papers
        : Object.entries(maps[section]).map(([option, priced]) => listed(section, option, priced))
    sections.set(section, new Map(prices.map((price) => [price.option, price])))
  }
  return {
    find: (section, option) => sections.get(section)?.get(option),
    of: (section) => [...(sections.get(section)?.values() ?? [])],
  }
}

function listed(section: PricingSection, option: string, { price, description, ...code }: PricedOption): ListedPrice {
  const said = { ...(description !== undefined && { description }), ...goodsCodeOf(code) }
  return { section, option, pricePaise: toPaise(price), ...said }
}
