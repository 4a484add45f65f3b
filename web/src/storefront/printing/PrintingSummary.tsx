import { useQuery } from '@tanstack/react-query'
import { formatNearDay } from '@teeshala/contract/date-format'
import { orderDay, readyOn } from '@teeshala/contract/delivery/ready-on'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { atListedPrice, priceChangeOf } from '@teeshala/contract/printing/price-changes'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { choiceWords, documentsName } from '../../shared/printing/job/choice-words.ts'
import { OrderSummary, type SummaryLine } from '../../shared/printing/OrderSummary.tsx'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { useKeptFocus } from '../../shared/ui/focus/use-kept-focus.ts'
import * as texts from '../../texts/storefront/printing.ts'
import classes from './PrintingSummary.module.css'
import { type DraftItem, removeLine, usePrinting } from './printing-draft.ts'
import type { BuiltJob, PrintingOrder } from './use-printing-order.ts'

type PrintingSummaryProps = {
  order: PrintingOrder
  list: PriceList
  rules: TradeRules
  /** The job whose options are shown beside it. */
  shownJob: string | null
  onEdit: (jobId: string) => void
}

/** The order so far, its total, and when it will be ready. */
export function PrintingSummary({ order, list, rules, shownJob, onEdit }: PrintingSummaryProps) {
  const { items, jobs, amounts, totalItems } = order
  const { data: { delivery } = defaultSettings } = useQuery(settingsQuery)
  const lines = [...jobs.map((built) => jobLine(built, rules)), ...items.map((item) => itemLine(item, list))]
  const { place, leaves } = useKeptFocus<HTMLElement>()
  const remove = (id: string) => {
    const index = lines.findIndex((line) => line.id === id)
    leaves(index)
    removeLine(id, lines[index]?.name ?? '')
  }
  const canEdit = (id: string) => id !== shownJob && jobs.some(({ job }) => job.id === id)
  return (
    <section ref={place} className={classes.summary} aria-label={texts.yourOrder}>
      <h2 className={classes.title}>{texts.yourOrder}</h2>
      {lines.length === 0 ? (
        <p className={classes.quiet}>{texts.documentsAndServicesThatYouChoose}</p>
      ) : (
        <>
          <OrderSummary
            lines={lines}
            totalItems={totalItems}
            grandTotalPaise={amounts.totalPaise}
            onRemove={remove}
            onEdit={onEdit}
            canEdit={canEdit}
            onAcceptPrices={() => acceptPrices(list)}
          />
          {amounts.shippingPaise > 0 && (
            <p className={classes.quiet}>{texts.includesShipping(formatAmount(toRupees(amounts.shippingPaise)))}</p>
          )}
          <ErrorAlert error={order.tooLarge} />
        </>
      )}
      <p className={classes.ready}>
        {texts.readyBy}{' '}
        <strong>{formatNearDay(readyOn(orderDay(new Date(), delivery), rules.turnRoundDays, delivery))}</strong>
      </p>
    </section>
  )
}

function itemLine(item: DraftItem, list: PriceList): SummaryLine {
  const { id, name = '', quantity, price, details } = item
  return {
    id,
    name,
    about: details.description ?? '',
    quantity,
    pricePaise: toPaise(price),
    change: priceChangeOf(item, list),
  }
}

function jobLine({ job, documents, choices, cost }: BuiltJob, rules: TradeRules): SummaryLine {
  return {
    id: job.id,
    name: documentsName(documents),
    about: cost ? choices && choiceWords(choices, rules) : texts.wellShowItsPriceOnceTheDocument,
    quantity: choices?.copies ?? 1,
    pricePaise: cost?.problem ? undefined : cost?.copyPaise,
    change: cost?.change,
    problem: cost?.problem,
  }
}

function acceptPrices(list: PriceList): void {
  usePrinting.setState(({ items }) => ({
    items: items.flatMap((item) => atListedPrice(item, list) ?? []),
    seen: {},
  }))
}
