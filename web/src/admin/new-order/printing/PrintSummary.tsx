import { Button } from '@mantine/core'
import { formatDay } from '@teeshala/contract/date-format'
import { OrderSummary } from '../../../shared/printing/OrderSummary.tsx'
import { PrintHead } from '../../../shared/settings/PrintHead.tsx'
import * as texts from '../../../texts/admin/orders/new-order.ts'
import { FormPart } from '../FormPart.tsx'
import { MakeQuote } from './MakeQuote.tsx'
import { hasChanges, isEmpty, type Prices, type PrintDraft, summaryLines, totalsOf } from './print-draft.ts'
import classes from './printing.module.css'

type PrintSummaryProps = {
  draft: PrintDraft
  prices: Prices
  /** Whether customer and payment are being entered. */
  isOrdering: boolean
  onRemove: (id: string) => void
  onReset: () => void
  /** Called once a quote is made. */
  onQuoted: () => void
  onAcceptPrices: () => void
  onOrder: () => void
  onBack: () => void
}

/** The order so far, on screen and on paper. */
export function PrintSummary(props: PrintSummaryProps) {
  const { draft, prices, isOrdering, onRemove, onReset, onQuoted, onAcceptPrices, onOrder, onBack } = props
  const isNothing = isEmpty(draft)
  const canSend = !isNothing && prices.list !== undefined && !hasChanges(draft, prices)
  return (
    <div className={classes.summary}>
      <PrintHead />
      <FormPart title={texts.orderSummary}>
        <p className={classes.paperDate}>{formatDay(new Date().toISOString())}</p>
        {isNothing ? (
          <p className={classes.quiet}>{texts.nothingIsOnTheOrderYet}</p>
        ) : (
          <OrderSummary
            lines={summaryLines(draft, prices)}
            {...totalsOf(draft)}
            onRemove={onRemove}
            onAcceptPrices={onAcceptPrices}
          />
        )}
        <div className={classes.ways}>
          {isOrdering ? (
            <Button fullWidth variant="outline" onClick={onBack}>
              {texts.addOrChangeItems}
            </Button>
          ) : (
            <Button fullWidth color="marigold" disabled={!canSend} onClick={onOrder}>
              {texts.createOrder}
            </Button>
          )}
          {!isOrdering && <MakeQuote {...{ draft, prices, onAcceptPrices }} onMade={onQuoted} isDisabled={!canSend} />}
          <Button variant="outline" disabled={isNothing} onClick={() => window.print()}>
            {texts.printSummary}
          </Button>
          <Button variant="subtle" onClick={onReset}>
            {texts.resetAll}
          </Button>
        </div>
        {!isOrdering && <p className={classes.hint}>{texts.selectItemsFromDifferentTabsToBuild}</p>}
      </FormPart>
    </div>
  )
}
