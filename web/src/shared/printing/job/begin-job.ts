import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { firstChoices } from '@teeshala/contract/printing/job-options'
import { paperSizeFor } from '@teeshala/contract/printing/paper-size'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'

/** Returns the default options for these documents: the first one's paper size, and colour if any page has it. */
export function beginJob(pages: readonly DocumentFacts[], list: PriceList, rules: TradeRules): JobChoices | undefined {
  const [size] = pages[0]?.sizes ?? []
  return firstChoices(list, rules, {
    size: size ? paperSizeFor(size) : 'A4',
    hasColor: pages.some(({ colorPages }) => colorPages.length > 0),
  })
}
