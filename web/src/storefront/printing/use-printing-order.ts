import { useQuery } from '@tanstack/react-query'
import { noShipping, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { priceChangeOf } from '@teeshala/contract/printing/price-changes'
import type { PagesOfDocument } from '@teeshala/contract/printing/price-job'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { type PrintTotals, pricePrintOrder } from '@teeshala/contract/printing/price-print-order'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { useEffect } from 'react'
import { printsDelivered, useIsCollected } from '../../shared/ordering/delivery-draft.ts'
import { type ChosenDocument, useDocuments } from '../../shared/printing/documents/use-documents.ts'
import { beginJob } from '../../shared/printing/job/begin-job.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import * as texts from '../../texts/storefront/printing.ts'
import { type JobAtPrice, jobAtPrice, seenPrices } from './job-at-price.ts'
import { type DraftItem, type DraftJob, usePrinting } from './printing-draft.ts'

/** A job of the draft with its documents, options, and price once known. */
export type BuiltJob = {
  readonly job: DraftJob
  readonly documents: readonly ChosenDocument[]
  readonly pages: readonly PagesOfDocument[] | undefined
  readonly choices: JobChoices | undefined
  readonly cost: JobAtPrice | undefined
}

export type PrintingOrder = PrintTotals & {
  readonly items: readonly DraftItem[]
  readonly jobs: readonly BuiltJob[]
  /** The sentence that it is too large to be ordered here. */
  readonly tooLarge: string | undefined
  /** Whether the price of a line or job differs from what the customer has seen. */
  readonly hasPriceChanges: boolean
  /** Why it cannot be ordered yet, as a sentence. */
  readonly obstacle: string | undefined
}

/** The visitor's print order at the present prices. */
export function usePrintingOrder(list: PriceList, rules: TradeRules): PrintingOrder {
  const { items, jobs, seen } = usePrinting()
  const { data: settings = defaultSettings } = useQuery(settingsQuery)
  const isCollected = useIsCollected(printsDelivered)
  const documents = useDocuments(jobs.flatMap((job) => job.documents))
  const built = jobs.map((job): BuiltJob => {
    const own = job.documents.flatMap((id) => documents.find((document) => document.id === id) ?? [])
    const facts = own.flatMap((document) => document.facts ?? [])
    const pages = own.length > 0 && facts.length === own.length ? facts : undefined
    const choices = job.choices ?? (pages && beginJob(pages, list, rules))
    const cost = pages && (choices ? jobAtPrice(choices, pages, list, rules, seen) : unprintable)
    return { job, documents: own, pages, choices, cost }
  })

  const ready = built.flatMap(({ pages, choices, cost }) =>
    pages && choices && cost && !cost.problem ? [{ ...choices, documents: pages }] : [],
  )
  const listed = items.filter((item) => priceChangeOf(item, list)?.toPaise !== undefined || !priceChangeOf(item, list))
  const shipping = isCollected ? noShipping : shippingRuleOf(settings)
  const priced = pricePrintOrder({ items: listed, jobs: ready }, list, rules, shipping)
  const { amounts, totalItems } = ('problems' in priced ? priced.totals : priced) ?? nothing
  const tooLarge = 'problems' in priced ? Object.values(priced.problems)[0] : undefined

  // Option prices are recorded when chosen: a later change is shown before anything is ordered.
  const fresh = seenPrices(ready, list, rules, seen)
  useEffect(() => {
    if (Object.keys(fresh).length > 0) usePrinting.setState((now) => ({ seen: { ...fresh, ...now.seen } }))
  })

  const hasPriceChanges =
    items.some((item) => priceChangeOf(item, list)) || built.some(({ cost }) => cost?.change !== undefined)
  return {
    items,
    jobs: built,
    tooLarge,
    amounts,
    totalItems,
    hasPriceChanges,
    obstacle: tooLarge ?? obstacleOf(built, items.length, hasPriceChanges),
  }
}

/** The list has lost its papers or its printing since the document was chosen. */
const unprintable: JobAtPrice = { copyPaise: 0, problem: texts.weCannotPrintDocumentsAtTheMoment }

const nothing: PrintTotals = { amounts: { itemsPaise: 0, shippingPaise: 0, totalPaise: 0 }, totalItems: 0 }

function obstacleOf(jobs: readonly BuiltJob[], items: number, hasPriceChanges: boolean): string | undefined {
  if (jobs.length + items === 0) return texts.uploadADocumentOrPickAService
  for (const { documents, pages, cost } of jobs) {
    const bad = documents.find(({ problem }) => problem !== undefined)
    if (bad) return texts.cannotBePrinted(bad.name)
    const lost = documents.find(({ upload }) => upload.state === 'failed')
    if (lost) return texts.hasNotFinishedUploading(lost.name)
    if (!pages) return texts.weAreStillReadingYourDocument
    if (cost?.problem) return cost.problem
  }
  return hasPriceChanges ? texts.pricesHaveChanged : undefined
}
