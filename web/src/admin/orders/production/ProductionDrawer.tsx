import { Skeleton } from '@mantine/core'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/order-id-form'
import { useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { RecordDrawer } from '../../../shared/admin/record/RecordDrawer.tsx'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { titleOfId } from '../../../shared/orders/order-words.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { orderParameter } from '../list-words.ts'
import type { Move } from '../record/order-moves.ts'
import { ProductionRecord } from './ProductionRecord.tsx'
import { productionOrderQuery } from './production-queries.ts'

/** The order in the URL, in a drawer beside the press list. */
export function ProductionDrawer() {
  const { read, write } = useAddress()
  const [asked, setAsked] = useState<Move>()
  const id = read(orderParameter)
  // While the drawer closes it still shows its content.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  // A dialog about one order must not be answered for another, nor later.
  if (asked && id !== shown) setAsked(undefined)
  const isPossible = isOrderId(shown)
  const { data: order, error, refetch } = useQuery({ ...productionOrderQuery(shown), enabled: isPossible })
  const isMissing = !isPossible || failedWith(error, 'NOT_FOUND')
  const close = () => {
    setAsked(undefined)
    write({ [orderParameter]: '' })
  }
  return (
    <RecordDrawer title={titleOfId(shown)} isOpen={id !== ''} isAsking={asked !== undefined} onClose={close}>
      {order && <ProductionRecord key={shown} order={order} asked={asked} onAsk={setAsked} />}
      <ErrorAlert error={!order && isMissing && texts.errorThereIsNoSuchOrder} />
      {!order && !isMissing && error && (
        <LoadFailure error={error} fallback={texts.failedToFetchTheOrder} onRetry={() => refetch()} />
      )}
      {!order && !isMissing && !error && <Skeleton height="40rem" aria-busy />}
    </RecordDrawer>
  )
}
