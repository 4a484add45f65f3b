import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/order-id-form'
import { useState } from 'react'
import { QueryFailure } from '../../../shared/admin/QueryFailure.tsx'
import { RecordDrawer } from '../../../shared/admin/record/RecordDrawer.tsx'
import { useOpenRecord } from '../../../shared/admin/record/use-open-record.ts'
import { RecordsWaiting } from '../../../shared/admin/records/RecordsWaiting.tsx'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { titleOfId } from '../../../shared/orders/order-words.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { orderParameter } from '../list-words.ts'
import { type AskedMove, OrderRecord } from './OrderRecord.tsx'
import { OrderTools } from './OrderTools.tsx'

/** The order in the URL, in a drawer beside its list. Focus returns to where it was opened. */
export function OrderDrawer({ ids }: { ids: readonly string[] }) {
  const { id, shown, isOpen, open } = useOpenRecord(orderParameter)
  const [asked, setAsked] = useState<AskedMove['asked']>()
  // A dialog about one order must not be answered for another, nor later.
  if (asked && id !== shown) setAsked(undefined)
  const turnTo = (to: string) => {
    setAsked(undefined)
    open(to)
  }
  const place = ids.indexOf(shown)
  return (
    <RecordDrawer title={titleOfId(shown)} isOpen={isOpen} isAsking={asked !== undefined} onClose={() => turnTo('')}>
      {shown && (
        <OrderTools
          id={shown}
          former={place > 0 ? ids[place - 1] : undefined}
          next={place < 0 ? undefined : ids[place + 1]}
          onOpen={turnTo}
        />
      )}
      {shown && <FoundOrder key={shown} id={shown} asked={asked} onAsk={setAsked} />}
    </RecordDrawer>
  )
}

function FoundOrder({ id, ...move }: AskedMove & { id: string }) {
  const isPossible = isOrderId(id)
  const query = useQuery({ ...orderQuery(id, null), enabled: isPossible })
  const { data: order, error, isPending } = query
  if (order) return <OrderRecord order={order} {...move} />
  if (isPending && isPossible) return <RecordsWaiting />
  if (!isPossible || failedWith(error, 'NOT_FOUND')) return <ErrorAlert error={texts.errorThereIsNoSuchOrder} />
  return <QueryFailure query={query} failed={texts.failedToFetchTheOrder} />
}
