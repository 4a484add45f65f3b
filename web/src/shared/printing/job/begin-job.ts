import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { firstChoices } from '@teeshala/contract/printing/job-options'
import { paperSizeFor } from '@teeshala/contract/printing/paper-size'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'

/** Returns with what a job of these documents begins: paper of the size of the first, colour where a page has some. */
export function beginJob(pages: readonly DocumentFacts[], list: PriceList, rules: TradeRules): JobChoices | undefined {
  const [size] = pages[0]?.sizes ?? []
  return firstChoices(list, rules, {
    size: size ? paperSizeFor(size) : 'A4',
    hasColor: pages.some(({ colorPages }) => colorPages.length > 0),
  })
}
