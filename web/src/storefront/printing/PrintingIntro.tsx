import { toRupees } from '@teeshala/contract/money'
import { firstChoices, offersOf, paperParts } from '@teeshala/contract/printing/job-options'
import { type PagesOfDocument, priceJob } from '@teeshala/contract/printing/price-job'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/storefront/printing.ts'
import classes from './PrintingIntro.module.css'

type Example = {
  readonly title: string
  readonly size: string
  readonly pages: number
  readonly hasColor: boolean
  readonly copies: number
  readonly isBound?: boolean
}

/** Popular jobs, with their price by the present list. */
const examples: readonly Example[] = [
  { title: texts.aBlackWhitePage, size: 'A4', pages: 1, hasColor: false, copies: 1 },
  { title: texts.an80PageThesisBound, size: 'A4', pages: 80, hasColor: false, copies: 1, isBound: true },
  { title: texts.no100FlyersInColourA4, size: 'A4', pages: 1, hasColor: true, copies: 100 },
  { title: texts.aColourPosterA3, size: 'A3', pages: 1, hasColor: true, copies: 1 },
]

/** The offer, with starting prices. */
export function PrintingIntro({ list, rules }: { list: PriceList; rules: TradeRules }) {
  const priced = examples.flatMap((example) => {
    const rupees = exampleRupees(example, list, rules)
    return rupees === undefined ? [] : [{ title: example.title, rupees }]
  })
  if (priced.length === 0) return null
  return (
    <ul className={classes.examples} aria-label={texts.whatItCosts}>
      {priced.map(({ title, rupees }) => (
        <li key={title}>
          <strong>{formatPrice(rupees)}</strong>
          <span>{title}</span>
        </li>
      ))}
    </ul>
  )
}

/** Returns the price of an example in rupees, if the list has everything it needs. */
function exampleRupees(example: Example, list: PriceList, rules: TradeRules): number | undefined {
  const { size, pages: count, hasColor, copies, isBound = false } = example
  const pages: PagesOfDocument[] = [{ pages: count, colorPages: hasColor ? [1] : [] }]
  const begun = firstChoices(list, rules, { size, hasColor })
  if (!begun || paperParts(begun.paper).size !== size) return undefined
  const bindings = offersOf('binding', list, rules, { paper: begun.paper, sheets: count })
  const cheapest = bindings
    .filter(({ problem }) => problem === undefined)
    .sort((one, other) => one.pricePaise - other.pricePaise)[0]
  if (isBound && !cheapest) return undefined
  const choices: JobChoices = { ...begun, copies, ...(isBound && cheapest && { binding: cheapest.option }) }
  const priced = priceJob(choices, pages, list, rules)
  if ('problems' in priced) return undefined
  return toRupees(priced.job.lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0))
}
