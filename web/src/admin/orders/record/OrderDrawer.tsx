import { Skeleton } from '@mantine/core'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/order-id-form'
import { useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { RecordDrawer } from '../../../shared/admin/record/RecordDrawer.tsx'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { titleOfId } from '../../../shared/orders/order-words.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { orderParameter } from '../list-words.ts'
import { type AskedMove, OrderRecord } from './OrderRecord.tsx'
import { OrderTools } from './OrderTools.tsx'

/** The order in the URL, in a drawer beside its list. Focus returns to where it was opened. */
export function OrderDrawer({ ids }: { ids: readonly string[] }) {
  const { read, write } = useAddress()
  const [asked, setAsked] = useState<AskedMove['asked']>()
  const id = read(orderParameter)
  // While the drawer closes it still shows its content.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  // A dialog about one order must not be answered for another, nor later.
  if (asked && id !== shown) setAsked(undefined)
  const open = (to: string) => {
    setAsked(undefined)
    write({ [orderParameter]: to })
  }
  const place = ids.indexOf(shown)
  const close = () => {
    setAsked(undefined)
    write({ [orderParameter]: '' })
  }
  return (
    <RecordDrawer title={titleOfId(shown)} isOpen={id !== ''} isAsking={asked !== undefined} onClose={close}>
      {shown && (
        <OrderTools
          id={shown}
          former={place > 0 ? ids[place - 1] : undefined}
          next={place < 0 ? undefined : ids[place + 1]}
          onOpen={open}
        />
      )}
      {shown && <FoundOrder key={shown} id={shown} asked={asked} onAsk={setAsked} />}
    </RecordDrawer>
  )
}

function FoundOrder({ id, ...move }: AskedMove & { id: string }) {
  const isPossible = isOrderId(id)
  const { data: order, error, isPending, refetch } = useQuery({ ...orderQuery(id, null), enabled: isPossible })
  if (order) return <OrderRecord order={order} {...move} />
  if (isPending && isPossible) return <Skeleton height="40rem" aria-busy />
  if (!isPossible || failedWith(error, 'NOT_FOUND')) {
    return (
      <ErrorAlert error={texts.errorThereIsNoSuchOrder} />
    )
  }
  return <LoadFailure error={error} fallback={texts.failedToFetchTheOrder} onRetry={() => refetch()} />
}
