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
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { titleOfId } from '../../../shared/orders/order-words.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { orderParameter } from '../list-words.ts'
import classes from './OrderDrawer.module.css'
import { type AskedMove, OrderRecord } from './OrderRecord.tsx'
import { OrderTools } from './OrderTools.tsx'

/** The order that the address names, beside the list of these. The focus goes back to where it came from. */
export function OrderDrawer({ ids }: { ids: readonly string[] }) {
  const { read, write } = useAddress()
  const [asked, setAsked] = useState<AskedMove['asked']>()
  const id = read(orderParameter)
  // While the drawer slides out it still shows what it held.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
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
      {shown && (
        <OrderTools
          id={shown}
          former={place > 0 ? ids[place - 1] : undefined}
          next={place < 0 ? undefined : ids[place + 1]}
          onOpen={open}
        />
      )}
      {shown && <FoundOrder key={shown} id={shown} asked={asked} onAsk={setAsked} />}
    </Drawer>
  )
}

function FoundOrder({ id, ...move }: AskedMove & { id: string }) {
  const isPossible = isOrderId(id)
  const { data: order, error, isPending, refetch } = useQuery({ ...orderQuery(id, null), enabled: isPossible })
  if (order) return <OrderRecord order={order} {...move} />
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
