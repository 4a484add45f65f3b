import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/order-id-form'
import { useState } from 'react'
import { QueryFailure } from '../../../shared/admin/QueryFailure.tsx'
import { RecordDrawer } from '../../../shared/admin/record/RecordDrawer.tsx'
import { useOpenRecord } from '../../../shared/admin/record/use-open-record.ts'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { titleOfId } from '../../../shared/orders/order-words.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { orderParameter } from '../list-words.ts'
import type { Move } from '../record/order-moves.ts'
import { ProductionRecord } from './ProductionRecord.tsx'
import { productionOrderQuery } from './production-queries.ts'

/** The order in the URL, in a drawer beside the press list. */
export function ProductionDrawer() {
  const record = useOpenRecord(orderParameter)
  const { id, shown, isOpen } = record
  const [asked, setAsked] = useState<Move>()
  // A dialog about one order must not be answered for another, nor later.
  if (asked && id !== shown) setAsked(undefined)
  const isPossible = isOrderId(shown)
  const query = useQuery({ ...productionOrderQuery(shown), enabled: isPossible })
  const { data: order, error } = query
  const isMissing = !isPossible || failedWith(error, 'NOT_FOUND')
  const close = () => {
    setAsked(undefined)
    record.close()
  }
  return (
    <RecordDrawer title={titleOfId(shown)} isOpen={isOpen} isAsking={asked !== undefined} onClose={close}>
      {order && <ProductionRecord key={shown} order={order} asked={asked} onAsk={setAsked} />}
      <ErrorAlert error={!order && isMissing && texts.errorThereIsNoSuchOrder} />
      {!order && !isMissing && error && <QueryFailure query={query} failed={texts.failedToFetchTheOrder} />}
      {!order && !isMissing && !error && <Skeleton height="40rem" aria-busy />}
    </RecordDrawer>
  )
}
