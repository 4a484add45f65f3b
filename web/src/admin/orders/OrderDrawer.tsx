import { Alert, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/ids'
import type { MoveOrderRequest } from '@teeshala/contract/orders/order'
import { useState } from 'react'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import type { Move } from '../../shared/admin/MovePanel.tsx'
import { RecordDrawer } from '../../shared/admin/RecordDrawer.tsx'
import { useAddress } from '../../shared/admin/use-address.ts'
import { failedWith } from '../../shared/api/api-failure.ts'
import { orderQuery } from '../../shared/orders/order-query.ts'
import { OrderRecord } from './OrderRecord.tsx'

export const orderParameter = 'order'

/** The order that the address names, beside the list. */
export function OrderDrawer() {
  const { read, write } = useAddress()
  const [asked, setAsked] = useState<Move<MoveOrderRequest>>()
  const close = () => {
    setAsked(undefined)
    write(orderParameter, '')
  }
  return (
    <RecordDrawer
      id={read(orderParameter)}
      title={(id) => `Order ${id}`}
      onClose={close}
      closeOnEscape={asked === undefined}
    >
      {(id) => <OrderOf key={id} id={id} asked={asked} onAsk={setAsked} />}
    </RecordDrawer>
  )
}

type OrderOfProps = {
  id: string
  asked: Move<MoveOrderRequest> | undefined
  onAsk: (move: Move<MoveOrderRequest> | undefined) => void
}

function OrderOf({ id, asked, onAsk }: OrderOfProps) {
  const isPossible = isOrderId(id)
  const { data: order, error, isPending, refetch } = useQuery({ ...orderQuery(id, null), enabled: isPossible })
  if (order) return <OrderRecord order={order} asked={asked} onAsk={onAsk} />
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
