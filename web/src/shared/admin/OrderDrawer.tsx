import { Alert, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/ids'
import { type ReactNode, useState } from 'react'
import { useAddress } from '../address/use-address.ts'
import { failedWith } from '../api/api-failure.ts'
import { LoadFailure } from './LoadFailure.tsx'
import type { Move } from './MovePanel.tsx'
import { RecordDrawer } from './RecordDrawer.tsx'

/** What the address calls the order that stands open beside its list. */
export const orderParameter = 'order'

/** The move that waits for confirmation, if any, and how another is asked for. */
export type AskedMove<Request> = {
  asked: Move<Request> | undefined
  onAsk: (move: Move<Request> | undefined) => void
}

type OrderQuery<Order> = (id: string) => UseQueryOptions<Order, Error, Order, (string | null)[]>

type OrderDrawerProps<Order, Request> = {
  title: (id: string) => string
  query: OrderQuery<Order>
  children: (order: Order, move: AskedMove<Request>) => ReactNode
}

/** The order that the address names, beside the list. */
export function OrderDrawer<Order, Request>({ title, query, children }: OrderDrawerProps<Order, Request>) {
  const { read, write } = useAddress()
  const [asked, setAsked] = useState<Move<Request>>()
  const close = () => {
    setAsked(undefined)
    write({ [orderParameter]: '' })
  }
  return (
    <RecordDrawer id={read(orderParameter)} title={title} onClose={close} closeOnEscape={asked === undefined}>
      {(id) => (
        <FoundOrder key={id} id={id} query={query}>
          {(order) => children(order, { asked, onAsk: setAsked })}
        </FoundOrder>
      )}
    </RecordDrawer>
  )
}

type FoundOrderProps<Order> = {
  id: string
  query: OrderQuery<Order>
  children: (order: Order) => ReactNode
}

function FoundOrder<Order>({ id, query, children }: FoundOrderProps<Order>) {
  const isPossible = isOrderId(id)
  const { data: order, error, isPending, refetch } = useQuery({ ...query(id), enabled: isPossible })
  if (order) return children(order)
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
