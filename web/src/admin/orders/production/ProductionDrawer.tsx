import { Alert, Drawer, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/ids'
import { useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { titleOfId } from '../../../shared/orders/order-words.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { orderParameter } from '../list-words.ts'
import classes from '../record/OrderDrawer.module.css'
import type { Move } from '../record/order-moves.ts'
import { ProductionRecord } from './ProductionRecord.tsx'
import { productionOrderQuery } from './production-queries.ts'

/** The order that the address names, beside the list of the press. */
export function ProductionDrawer() {
  const { read, write } = useAddress()
  const [asked, setAsked] = useState<Move>()
  const id = read(orderParameter)
  // While the drawer slides out it still shows what it held.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  const isPossible = isOrderId(shown)
  const { data: order, error, refetch } = useQuery({ ...productionOrderQuery(shown), enabled: isPossible })
  const isMissing = !isPossible || failedWith(error, 'NOT_FOUND')
  const close = () => {
    setAsked(undefined)
    write({ [orderParameter]: '' })
  }
  return (
    <Drawer
      opened={id !== ''}
      onClose={close}
      position="right"
      size="46rem"
      title={titleOfId(shown)}
      // While a question inside waits for an answer, Escape answers that one.
      closeOnEscape={asked === undefined}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      {order && <ProductionRecord key={shown} order={order} asked={asked} onAsk={setAsked} />}
      {!order && isMissing && (
        <Alert color="red" role="alert">
          Error: There is no such order.
        </Alert>
      )}
      {!order && !isMissing && error && (
        <LoadFailure error={error} fallback="Failed to fetch the order" onRetry={() => refetch()} />
      )}
      {!order && !isMissing && !error && <Skeleton height="40rem" aria-busy />}
    </Drawer>
  )
}
