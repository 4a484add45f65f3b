import { Alert, Button, Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useAddress } from '../../shared/address/use-address.ts'
import { Link } from '../../shared/routing/Link.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import * as texts from '../../texts/storefront/printing.ts'
import { GuidedWay } from './guided/GuidedWay.tsx'
import type { Refresh } from './order/use-submit-print-order.ts'
import classes from './PrintingBuilder.module.css'
import { PrintingSummary } from './PrintingSummary.tsx'
import { usePrinting } from './printing-draft.ts'
import { SingleServices } from './services/SingleServices.tsx'
import { usePrintingOrder } from './use-printing-order.ts'
import { useReorder } from './use-reorder.ts'

const PrintOrderForm = lazyPart(() => import('./order/PrintOrderForm.tsx').then((module) => module.PrintOrderForm))

type PrintingBuilderProps = { list: PriceList; rules: TradeRules; refresh: Refresh }

/** The two ways to choose what to print, the growing order, and its form. */
export function PrintingBuilder({ list, rules, refresh }: PrintingBuilderProps) {
  const { read, link, write } = useAddress()
  const order = usePrintingOrder(list, rules)
  const reorder = useReorder(list)
  const canPrint = list.of('paper').length > 0 && list.of('printing').length > 0
  const isGuided = canPrint && read('way') !== 'services'
  const openJob = usePrinting((draft) => draft.openJob)
  const { amounts, totalItems } = order
  const form = useIntersection()
  const isBegun = order.items.length + order.jobs.length > 0

  // The bar leads down to the form; below it there is nowhere to go.
  const isReached = form.entry && (form.entry.isIntersecting || form.entry.boundingClientRect.bottom < 0)
  const edit = (jobId: string) => {
    usePrinting.setState({ openJob: jobId })
    write({ way: '' })
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      {canPrint && (
        <nav className={classes.ways} aria-label={texts.waysToOrder}>
          <Link to={link({ way: '', tab: '' })} replace preventScrollReset aria-current={isGuided ? 'page' : undefined}>
            {texts.uploadYourDocument}
          </Link>
          <Link to={link({ way: 'services' })} replace preventScrollReset aria-current={isGuided ? undefined : 'page'}>
            {texts.pickSingleServices}
          </Link>
        </nav>
      )}
      {reorder.failed && (
        <Alert color="red" role="alert" mb="lg" withCloseButton onClose={reorder.forget} closeButtonLabel={texts.close}>
          {texts.cannotBeOpenedHere(reorder.failed)}
        </Alert>
      )}
      {reorder.again && (
        <Alert
          color="marigold"
          role="status"
          mb="lg"
          withCloseButton
          onClose={reorder.forget}
          closeButtonLabel={texts.close}
        >
          {texts.whatYouOrdered(reorder.again.id, reorder.again.gone.join(', '))}
        </Alert>
      )}
      <div className={classes.columns} aria-busy={reorder.isLooking || undefined}>
        <div>
          {isGuided ? <GuidedWay jobs={order.jobs} list={list} rules={rules} /> : <SingleServices list={list} />}
        </div>
        <div className={classes.side}>
          <PrintingSummary order={order} list={list} rules={rules} shownJob={isGuided ? openJob : null} onEdit={edit} />
        </div>
        {isBegun && (
          <div ref={form.ref} className={classes.form}>
            <PrintOrderForm
              fallback={<Skeleton height="30rem" aria-busy />}
              order={order}
              turnRoundDays={rules.turnRoundDays}
              refresh={refresh}
            />
          </div>
        )}
      </div>
      {isBegun && (
        <div className={classes.bar} data-reached={isReached || undefined}>
          <span>
            {formatCount(totalItems)} {totalItems === 1 ? texts.item : texts.items}
            <strong>{formatAmount(toRupees(amounts.totalPaise))}</strong>
          </span>
          <Button component="a" href="#place-order" color="marigold">
            {texts.continueLabel}
          </Button>
        </div>
      )}
    </>
  )
}
