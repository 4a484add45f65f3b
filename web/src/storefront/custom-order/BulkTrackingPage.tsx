import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { OrderPreviews } from '../../shared/ordered-designs/OrderPreviews.tsx'
import { bulkOrderQuery } from '../../shared/orders/bulk-query.ts'
import { TrackedOrder } from '../../shared/tracking/TrackedOrder.tsx'
import { BulkTracking } from './BulkTracking.tsx'

/** `/order/TB…`: a bulk order and how far it has come. */
export function BulkTrackingPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const token = search.get('t')
  return (
    <TrackedOrder query={useQuery(bulkOrderQuery(id, token))}>
      {(order) => (
        <OrderPreviews order={order} token={token}>
          <BulkTracking order={order} />
        </OrderPreviews>
      )}
    </TrackedOrder>
  )
}
