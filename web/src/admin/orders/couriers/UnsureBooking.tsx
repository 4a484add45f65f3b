import { Button } from '@mantine/core'
import type { OrderParcel } from '@teeshala/contract/couriers/courier-calls'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { api } from '../../../shared/api/api.ts'
import * as texts from '../../../texts/admin/orders/couriers.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { cancelledWords } from './cancelled-words.ts'
import classes from './courier.module.css'
import { parcelQuery } from './parcel-query.ts'

type UnsureBookingProps = {
  orderId: string
  booking: NonNullable<OrderParcel['booking']>
  status: OrderStatus
  mayAsk: boolean
}

/** A booking with unknown outcome: it is queried, not repeated. */
export function UnsureBooking({ orderId, booking, status, mayAsk }: UnsureBookingProps) {
  const { run, isPending, error } = useOrderAction(orderId, {
    shownAs: parcelQuery(orderId).queryKey,
    act: () => api('askAboutBooking', { params: { id: orderId } }),
    failed: texts.askFailed,
    onDone: () => undefined,
  })
  const words = booking.state === 'asked' ? texts.beingBooked(booking.courier) : texts.nobodyKnows(booking.courier)
  return (
    <>
      <p className={classes.words} role="status">
        {words}
      </p>
      {status === 'cancelled' && <p className={classes.words}>{cancelledWords(booking)}</p>}
      {mayAsk && (
        <div className={classes.actions}>
          <Button variant="default" loading={isPending} onClick={() => run()}>
            {texts.askNow}
          </Button>
        </div>
      )}
      {status === 'in_production' && <p className={classes.quiet}>{texts.orEnterByHand}</p>}
      {error && <p role="alert">{error}</p>}
    </>
  )
}
