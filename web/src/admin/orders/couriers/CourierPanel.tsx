import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OrderParcel } from '@teeshala/contract/couriers/courier-calls'
import { canTakeBack } from '@teeshala/contract/couriers/ending-booking'
import { fulfilmentOf } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/admin/orders/couriers.ts'
import { useOpenForm } from '../parts/use-open-form.ts'
import { BookCourier } from './BookCourier.tsx'
import { BookedCourier } from './BookedCourier.tsx'
import classes from './courier.module.css'
import { parcelQuery } from './parcel-query.ts'
import { UnsureBooking } from './UnsureBooking.tsx'

/** The courier of an order's parcel, if the shop books couriers; nothing if they are entered by hand. */
export function CourierPanel({ order }: { order: AnyOrder }) {
  const status = statusOf(order)
  const isSent = fulfilmentOf(order) === 'ship' && status !== 'placed' && status !== 'delivered'
  const { data: parcel, error } = useQuery({ ...parcelQuery(order._id), enabled: isSent })
  if (!isSent || (!parcel && !error)) return null
  if (!parcel) {
    return (
      <RecordSection title={texts.courierBooking}>
        <p role="alert">{sentenceFor(error, texts.theParcelCouldNotBeLoaded)}</p>
      </RecordSection>
    )
  }
  const isWaiting = status === 'in_production' && parcel.refusal !== undefined
  const { state, ending, awb } = parcel.booking ?? {}
  // The courier of a parcel that came back unpaid has carried it.
  const hasReturned = status === 'cancelled' && !canTakeBack({ awb }, { status, shipment: order.shipment })
  const isOpen = (state === 'booked' && !hasReturned) || state === 'unsure' || ending !== undefined
  const wasTakenBack = status === 'cancelled' && state === 'cancelled'
  if (!parcel.canBook && !isWaiting && !isOpen && !wasTakenBack) return null
  return (
    <RecordSection title={texts.courierBooking}>
      <Inside order={order} parcel={parcel} />
    </RecordSection>
  )
}

type InsideProps = { order: AnyOrder; parcel: OrderParcel }

function Inside({ order, parcel }: InsideProps) {
  const { _id: orderId, shipment } = order
  const status = statusOf(order)
  const mayBook = useMay('bookCourier')
  const { booking, canBook, refusal, usual } = parcel
  const [open, setOpen] = useOpenForm(orderId, mayBook ? ['courier'] : [])
  if (booking?.state === 'booked') {
    const canCancel = mayBook && canTakeBack(booking, { status, shipment })
    return <BookedCourier orderId={orderId} booking={booking} status={status} canCancel={canCancel} />
  }
  if (booking?.state === 'unsure' || booking?.state === 'asked') {
    return <UnsureBooking orderId={orderId} booking={booking} status={status} mayAsk={mayBook} />
  }
  if (status === 'cancelled') return <p className={classes.words}>{texts.wasCancelled}</p>
  if (!canBook) return <p className={classes.words}>{refusal}</p>
  return (
    <>
      {booking?.state === 'failed' && (
        <p className={classes.words} role="status">
          {texts.notBooked} {booking.reason}
        </p>
      )}
      {booking?.state === 'cancelled' && <p className={classes.words}>{texts.wasCancelled}</p>}
      {mayBook && !open && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setOpen('courier')}>
            {booking ? texts.bookAgain : texts.bookCourier}
          </Button>
        </div>
      )}
      {!open && <p className={classes.quiet}>{texts.orEnterByHand}</p>}
      {open && <BookCourier orderId={orderId} usual={usual} onClose={() => setOpen(undefined)} />}
    </>
  )
}
