import { Alert, Button, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useRef, useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { usePriceList } from '../../../shared/printing/use-price-list.ts'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { PlacedOrder, type PlacedStaffOrder } from '../PlacedOrder.tsx'
import { CreateOrder } from './CreateOrder.tsx'
import { PrintSummary } from './PrintSummary.tsx'
import { atListedPrices, emptyPrintDraft, isEmpty, withLineBack } from './print-draft.ts'
import classes from './printing.module.css'
import { ServiceForm } from './ServiceForm.tsx'
import { usePrintDraft } from './use-print-draft.ts'

/** Builds an order of printing from the price list, prints what it comes to, and places it for a customer at the counter. */
export function PrintingPage() {
  const { draft, change } = usePrintDraft()
  const prices = usePriceList()
  const address = useAddress()
  /** The choices of the form begin anew with each. */
  const [round, setRound] = useState(0)
  const [placed, setPlaced] = useState<PlacedStaffOrder>()
  const isOrdering = address.read('step') === 'order' && !isEmpty(draft)
  const main = useRef<HTMLDivElement>(null)
  const turnTo = (step: '' | 'order') => {
    address.write({ step })
    main.current?.focus()
    main.current?.scrollIntoView({ block: 'nearest' })
  }
  const remove = (id: string) => {
    const index = draft.items.findIndex((item) => item.id === id)
    const line = draft.items[index]
    if (!line) return
    change((now) => ({ ...now, items: now.items.filter((item) => item.id !== id) }))
    toast.good(`${line.name} removed`, { label: 'Undo', act: () => change((now) => withLineBack(now, line, index)) })
  }
  const reset = () => {
    const before = draft
    change(() => emptyPrintDraft)
    setRound(round + 1)
    address.write({ step: '', tab: '' })
    toast.good('Order cleared', { label: 'Undo', act: () => change(() => before) })
  }
  const done = (order: PlacedStaffOrder) => {
    change(() => emptyPrintDraft)
    address.write({ step: '', tab: '' })
    setPlaced(order)
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
            <Alert color="red" role="alert" title="Failed to load pricing data. Please try again.">
              {reasonFor(prices.error)}{' '}
              <Button variant="default" size="compact-md" onClick={() => prices.refresh()}>
                Retry
              </Button>
            </Alert>
          ) : isOrdering ? (
            <CreateOrder draft={draft} change={change} prices={prices} onPlaced={done} />
          ) : (
            <ServiceForm key={round} list={prices.list} onAdd={(item) => change((now) => ({ ...now, items: [...now.items, item] }))} />
          )}
        </div>
        <PrintSummary
          draft={draft}
          list={prices.list}
          isOrdering={isOrdering}
          onRemove={remove}
          onReset={reset}
          onAcceptPrices={() => change((now) => (prices.list ? atListedPrices(now, prices.list) : now))}
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
      <PageHead title="Printing" />
      <Title order={1}>Printing Service Admin</Title>
      <p>Manage complete printing service orders</p>
    </div>
  )
}
