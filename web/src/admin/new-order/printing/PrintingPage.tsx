import { Alert, Title } from '@mantine/core'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddress } from '../../../shared/address/use-address.ts'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { orderRecordPath } from '../../../shared/orders/order-record-path.ts'
import { usePriceList } from '../../../shared/printing/use-price-list.ts'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { useUndo } from '../../../shared/ui/toasts/use-undo.ts'
import * as texts from '../../../texts/admin/orders/new-order.ts'
import { PlacedOrder, type PlacedStaffOrder } from '../PlacedOrder.tsx'
import { CreateOrder } from './CreateOrder.tsx'
import { JobForm } from './JobForm.tsx'
import { PrintSummary } from './PrintSummary.tsx'
import {
  atPresentPrices,
  type DraftJob,
  emptyPrintDraft,
  isEmpty,
  summaryLines,
  withLineBack,
  withoutLine,
} from './print-draft.ts'
import classes from './printing.module.css'
import { ServiceForm } from './ServiceForm.tsx'
import { usePrintDraft } from './use-print-draft.ts'

/** Builds a print order from the price list, prints a summary, and places it for a customer at the counter. */
export function PrintingPage() {
  const { draft, change: keep } = usePrintDraft()
  const undo = useUndo()
  const change: typeof keep = (next) => {
    undo.withdraw()
    keep(next)
  }
  const prices = usePriceList()
  const address = useAddress()
  const navigate = useNavigate()
  /** Resets the form's options each time. */
  const [round, setRound] = useState(0)
  const [placed, setPlaced] = useState<PlacedStaffOrder>()
  const isOrdering = address.read('step') === 'order' && !isEmpty(draft)
  const main = useRef<HTMLDivElement>(null)
  const turnTo = (step: '' | 'order') => {
    address.write({ step })
    main.current?.focus()
    main.current?.scrollIntoView({ block: 'nearest' })
  }
  const addJob = (job: DraftJob) =>
    change((now) => ({ ...now, jobs: [...now.jobs, job], begun: emptyPrintDraft.begun }))
  const remove = (id: string) => {
    const before = draft
    const name = summaryLines(before, prices).find((line) => line.id === id)?.name
    change((now) => withoutLine(now, id))
    toast.good(texts.removed(name), {
      label: texts.undo,
      act: () => change((now) => withLineBack(now, before, id)),
    })
  }
  const reset = () => {
    const before = draft
    change(() => emptyPrintDraft)
    setRound(round + 1)
    address.write({ step: '', tab: '' })
    undo.offer(texts.orderCleared, () => change(() => before))
  }
  const done = (order: PlacedStaffOrder) => {
    change(() => emptyPrintDraft)
    if (isPayable(order)) {
      // The payment link is shown only once.
      address.write({ step: '', tab: '' })
      setPlaced(order)
    } else {
      toast.good(texts.orderIsPlaced(order._id))
      navigate(orderRecordPath(order._id))
    }
  }
  if (placed) {
    return (
      <>
        <Head />
        <PlacedOrder order={placed} onNext={() => setPlaced(undefined)} />
      </>
    )
  }
  return (
    <>
      <Head />
      <div className={classes.columns}>
        <div ref={main} tabIndex={-1} className={classes.main}>
          {prices.error && !prices.list && !prices.isPending ? (
            <Alert color="red" role="alert" title={texts.failedToLoadPricingData}>
              {reasonFor(prices.error)} <SmallButton onClick={() => prices.refresh()}>{texts.retry}</SmallButton>
            </Alert>
          ) : isOrdering ? (
            <CreateOrder draft={draft} change={change} prices={prices} onPlaced={done} />
          ) : (
            <>
              <ServiceForm
                key={round}
                list={prices.list}
                onAdd={(item) => change((now) => ({ ...now, items: [...now.items, item] }))}
              />
              {prices.list && prices.rules && (
                <JobForm
                  job={draft.begun}
                  list={prices.list}
                  rules={prices.rules}
                  onChange={(next) => change((now) => ({ ...now, begun: next(now.begun) }))}
                  onAdd={addJob}
                />
              )}
            </>
          )}
        </div>
        <PrintSummary
          draft={draft}
          prices={prices}
          isOrdering={isOrdering}
          onRemove={remove}
          onReset={reset}
          onQuoted={() => change(() => emptyPrintDraft)}
          onAcceptPrices={() => change((now) => atPresentPrices(now, prices))}
          onOrder={() => turnTo('order')}
          onBack={() => turnTo('')}
        />
      </div>
    </>
  )
}

function Head() {
  return (
    <div className={classes.head}>
      <PageHead title={texts.printing} />
      <Title order={1}>{texts.printingServiceAdmin}</Title>
      <p>{texts.manageCompletePrintingServiceOrders}</p>
    </div>
  )
}
