import { Alert, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { MoveBulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import { isOrderId } from '@teeshala/contract/ids'
import { useState } from 'react'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import type { Move } from '../../shared/admin/MovePanel.tsx'
import { RecordDrawer } from '../../shared/admin/RecordDrawer.tsx'
import { useAddress } from '../../shared/admin/use-address.ts'
import { failedWith } from '../../shared/api/api-failure.ts'
import { bulkOrderQuery } from '../../shared/orders/bulk-query.ts'
import { BulkOrderRecord } from './BulkOrderRecord.tsx'

export const bulkParameter = 'order'

/** The bulk order that the address names, beside the list. */
export function BulkOrderDrawer() {
  const { read, write } = useAddress()
  const [asked, setAsked] = useState<Move<MoveBulkOrderRequest>>()
  const close = () => {
    setAsked(undefined)
    write(bulkParameter, '')
  }
  return (
    <RecordDrawer
      id={read(bulkParameter)}
      title={(id) => `Bulk order ${id}`}
      onClose={close}
      closeOnEscape={asked === undefined}
    >
      {(id) => <BulkOrderOf key={id} id={id} asked={asked} onAsk={setAsked} />}
    </RecordDrawer>
  )
}

type BulkOrderOfProps = {
  id: string
  asked: Move<MoveBulkOrderRequest> | undefined
  onAsk: (move: Move<MoveBulkOrderRequest> | undefined) => void
}

function BulkOrderOf({ id, asked, onAsk }: BulkOrderOfProps) {
  const isPossible = isOrderId(id)
  const { data: order, error, isPending, refetch } = useQuery({ ...bulkOrderQuery(id, null), enabled: isPossible })
  if (order) return <BulkOrderRecord order={order} asked={asked} onAsk={onAsk} />
  if (isPending && isPossible) return <Skeleton height="40rem" aria-busy />
  if (!isPossible || failedWith(error, 'NOT_FOUND')) {
    return (
      <Alert color="red" role="alert">
        Error: There is no such order.
      </Alert>
    )
  }
  return <LoadFailure error={error} fallback="Failed to fetch the order" onRetry={() => refetch()} />
}
