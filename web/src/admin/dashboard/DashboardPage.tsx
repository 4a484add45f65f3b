import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDayRange } from '@teeshala/contract/date-format'
import { dayOf } from '@teeshala/contract/india-day'
import { rangeDays, rangeFault } from '@teeshala/contract/sales/day-range'
import type { Summary } from '@teeshala/contract/sales/summary'
import { dayIn } from '../../shared/address/day-in.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/admin/dashboard.ts'
import { BestSellers } from './BestSellers.tsx'
import { BooksCheck } from './BooksCheck.tsx'
import classes from './DashboardPage.module.css'
import { LowStock } from './LowStock.tsx'
import { DayTable } from './sales/DayTable.tsx'
import { RangePicker } from './sales/RangePicker.tsx'
import { SalesFigureStrip } from './sales/SalesFigureStrip.tsx'
import { summaryQuery } from './summary-query.ts'
import { WaitingOrders } from './WaitingOrders.tsx'

const SalesCharts = lazyPart(() => import('./sales/SalesCharts.tsx').then((module) => module.SalesCharts))

const ranges = rangeDays.map((days) => ({ value: String(days) }))

/** The admin area's first page: sales, and what is waiting now. */
export function DashboardPage() {
  const { read, readOne } = useAddress()
  const [from, to] = [dayIn(read('from')), dayIn(read('to'))]
  const fault = from ? rangeFault({ from, to: to || dayOf(new Date()) }) : undefined
  const summary = useQuery({ ...summaryQuery({ days: readOne('days', ranges), from, to }), enabled: !fault })
  return (
    <>
      <PageHead title={texts.dashboard} />
      <div className={classes.head}>
        <Title order={1}>{texts.dashboard}</Title>
        <RangePicker />
      </div>
      {fault && (
        <Text c="red" role="alert" mb="md">
          {fault}
        </Text>
      )}
      {!fault && summary.status === 'pending' && <LoadingDashboard />}
      {summary.status === 'error' && (
        <>
          <LoadFailure
            mb="md"
            words={sentenceFor(summary.error, texts.theFiguresCouldNotBeLoaded)}
            onRetry={() => summary.refetch()}
          />
          {/* What it found may be why the figures do not come; beside those of before it stands already. */}
          {!summary.data && <BooksCheck />}
        </>
      )}
      {summary.data && (
        <div className={classes.dashboard} aria-busy={!fault && summary.isPlaceholderData}>
          <LoadedDashboard summary={summary.data} />
        </div>
      )}
    </>
  )
}

function LoadedDashboard({ summary }: { summary: Summary }) {
  const { from, to, days, orders, before, isComplete } = summary
  const isEmpty = orders === 0 && before.orders === 0
  return (
    <>
      <p className={classes.range} role="status">
        {formatDayRange(from, to)}
        {!isComplete && texts.someDaysChangedJustNowAndAreStill}
      </p>
      <SalesFigureStrip summary={summary} />
      <div className={classes.columns}>
        <div className={classes.wide}>
          {isEmpty ? (
            <Notice title={texts.noOrdersOnTheseDays} text={texts.chooseOtherDaysOrWaitForTheFirst} />
          ) : (
            <>
              <SalesCharts fallback={<Skeleton height="35rem" aria-busy />} summary={summary} />
              <DayTable days={days} />
            </>
          )}
        </div>
        <div className={classes.narrow}>
          <WaitingOrders {...summary} />
          <LowStock {...summary} />
          <BestSellers {...summary} />
          <BooksCheck />
        </div>
      </div>
    </>
  )
}

function LoadingDashboard() {
  return (
    <div className={classes.dashboard} aria-busy>
      <Skeleton height="1.5rem" width="14rem" mb="xs" />
      <Skeleton height="7.5rem" className={classes.strip ?? ''} />
      <div className={classes.columns}>
        <Skeleton height="35rem" />
        <Skeleton height="35rem" />
      </div>
    </div>
  )
}
