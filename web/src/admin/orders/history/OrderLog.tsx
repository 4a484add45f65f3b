import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './history.module.css'
import { logLine } from './log-line.ts'
import { orderLogQuery } from './order-record-queries.ts'

/** Which staff member did what to an order. */
export function OrderLog({ order }: { order: AnyOrder }) {
  const { data, error, status, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    orderLogQuery(order._id),
  )
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <RecordSection title={texts.auditLog}>
      {status === 'pending' && <Skeleton height="2.5rem" aria-busy />}
      {status === 'error' && <p role="alert">{sentenceFor(error, texts.theLogCouldNotBeLoaded)}</p>}
      {status === 'success' && entries.length === 0 && (
        <p className={classes.none}>{texts.noStaffMemberHasChangedThisOrder}</p>
      )}
      <ul className={classes.log}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <span className={classes.by}>
              {formatMoment(entry.at)}, {entry.actorName || texts.staff}
            </span>
            {logLine(order, entry)}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="sm" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {texts.showEarlierEntries}
        </Button>
      )}
    </RecordSection>
  )
}
