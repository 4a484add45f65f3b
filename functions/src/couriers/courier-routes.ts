import { routesOf } from '../http/route.ts'
import { askAboutBooking, cancelBooking } from './ask-about-booking.ts'
import { bookCourier } from './book-courier.ts'
import { downloadParcelLabel } from './download-parcel-label.ts'
import { offerCouriers, readParcel } from './offer-couriers.ts'
import { takeParcelEvent } from './take-parcel-event.ts'

export const courierRoutes = routesOf({
  readParcel,
  offerCouriers,
  bookCourier,
  askAboutBooking,
  cancelBooking,
  downloadParcelLabel,
  takeParcelEvent,
})
