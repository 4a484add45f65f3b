import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { sentenceFor } from '../api/api-failure.ts'
import { formatMoment } from '../ui/day.ts'
import { logLine } from './log-line.ts'
import classes from './OrderRecords.module.css'
import { orderLogQuery } from './order-record-queries.ts'
import { RecordSection } from './RecordSection.tsx'

/** Who of the staff did what to an order. */
export function OrderLog({ orderId }: { orderId: string }) {
  const { data, error, status, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    orderLogQuery(orderId),
  )
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <RecordSection title="Audit log">
      {status === 'pending' && <Skeleton height="2.5rem" aria-busy />}
      {status === 'error' && <p role="alert">{sentenceFor(error, 'The log could not be loaded.')}</p>}
      {status === 'success' && entries.length === 0 && (
        <p className={classes.none}>No member of the staff has changed this order.</p>
      )}
      <ul className={classes.log}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <span className={classes.by}>
              {formatMoment(entry.at)}, {entry.actorName || 'staff'}
            </span>
            {logLine(entry)}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="sm" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show earlier entries
        </Button>
      )}
    </RecordSection>
  )
}
