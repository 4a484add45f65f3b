import type { PriceChange } from '@teeshala/contract/printing/price-changes'
import { copyPaiseOf, type PagesOfDocument, priceJob } from '@teeshala/contract/printing/price-job'
import type { ListedPrice, PriceList } from '@teeshala/contract/printing/price-list'
import type { PricingSection } from '@teeshala/contract/printing/pricing'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'

/** Option prices in paise when first shown. */
export type Seen = Readonly<Record<string, number>>

/** The present price of a copy in paise, or why the job is not possible. */
export type JobAtPrice = {
  readonly copyPaise: number
  /** The change since it was chosen, if any. */
  readonly change?: PriceChange | undefined
  readonly problem?: string | undefined
}

/** Returns the key of an option's remembered price. */
const seenKey = (section: PricingSection, option: string) => `${section} ${option}`

/** Returns a job's price by the list, and the change from the prices seen. */
export function jobAtPrice(
  choices: JobChoices,
  pages: readonly PagesOfDocument[],
  list: PriceList,
  rules: TradeRules,
  seen: Seen,
): JobAtPrice {
  const now = priceJob(choices, pages, list, rules)
  if ('problems' in now) return { copyPaise: 0, problem: Object.values(now.problems)[0] }
  const before = priceJob(choices, pages, asSeen(list, seen), rules)
  const copyPaise = copyPaiseOf(now.job, choices.copies)
  const fromPaise = 'problems' in before ? copyPaise : copyPaiseOf(before.job, choices.copies)
  return { copyPaise, ...(fromPaise !== copyPaise && { change: { fromPaise, toPaise: copyPaise } }) }
}

/** Returns the prices of options in these jobs that were not recorded yet. */
export function seenPrices(
  jobs: readonly (JobChoices & { readonly documents: readonly PagesOfDocument[] })[],
  list: PriceList,
  rules: TradeRules,
  seen: Seen,
): Seen {
  const fresh: Record<string, number> = {}
  for (const { documents, ...choices } of jobs) {
    const priced = priceJob(choices, documents, list, rules)
    for (const { section, option } of 'job' in priced ? priced.job.lines : []) {
      const key = seenKey(section, option)
      const listed = list.find(section, option)
      if (listed && !Object.hasOwn(seen, key)) fresh[key] = listed.pricePaise
    }
  }
  return fresh
}

/** Returns the list with the prices as seen. */
function asSeen(list: PriceList, seen: Seen): PriceList {
  const before = (listed: ListedPrice): ListedPrice => {
    const key = seenKey(listed.section, listed.option)
    const seenPaise = Object.hasOwn(seen, key) ? seen[key] : undefined
    return { ...listed, pricePaise: seenPaise ?? listed.pricePaise }
  }
  return {
    find: (section, option) => {
      const listed = list.find(section, option)
      return listed && before(listed)
    },
    of: (section) => list.of(section).map(before),
  }
}
