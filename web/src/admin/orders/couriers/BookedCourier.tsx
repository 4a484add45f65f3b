import { Button } from '@mantine/core'
import type { OrderParcel } from '@teeshala/contract/couriers/courier-calls'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders/couriers.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { PdfButton } from '../record/PdfButton.tsx'
import { cancelledWords } from './cancelled-words.ts'
import classes from './courier.module.css'
import { parcelQuery } from './parcel-query.ts'

type BookedCourierProps = {
  orderId: string
  booking: NonNullable<OrderParcel['booking']>
  status: OrderStatus
  canCancel: boolean
}

/** A booked courier: the parcel's label, and cancelling while it has not left. */
export function BookedCourier({ orderId, booking, status, canCancel }: BookedCourierProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { run, isPending, error } = useOrderAction(orderId, {
    shownAs: parcelQuery(orderId).queryKey,
    act: () => api('cancelBooking', { params: { id: orderId } }),
    failed: texts.bookingCouldNotBeCancelled,
    onDone: () => toast.good(texts.bookingIsCancelled),
  })
  const mayPrintLabel = useMay('downloadParcelLabel')
  return (
    <>
      <p className={classes.words}>
        <strong>{texts.bookedFor(booking.courier, formatAmount(booking.price))}</strong>
        {booking.awb && (
          <>
            <br />
            {texts.trackingNumber(booking.awb)}
          </>
        )}
      </p>
      {status === 'in_production' && <p className={classes.quiet}>{texts.takenOnceSent}</p>}
      {status === 'cancelled' && <p role="status">{cancelledWords(booking)}</p>}
      <div className={classes.actions}>
        {mayPrintLabel && status !== 'cancelled' && (
          <PdfButton orderId={orderId} call="downloadParcelLabel" noun={texts.label} />
        )}
        {canCancel && !isAsked && (
          <Button variant="subtle" color="red" onClick={() => setIsAsked(true)}>
            {texts.cancelBooking}
          </Button>
        )}
      </div>
      {isAsked && (
        <>
          <p className={classes.words}>{texts.reallyCancel}</p>
          <div className={classes.actions}>
            <Button color="red" loading={isPending} onClick={() => run()}>
              {texts.yesCancel}
            </Button>
            <Button variant="subtle" disabled={isPending} onClick={() => setIsAsked(false)}>
              {texts.keepIt}
            </Button>
          </div>
        </>
      )}
      {error && <p role="alert">{error}</p>}
    </>
  )
}
