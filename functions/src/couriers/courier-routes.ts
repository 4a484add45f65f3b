import { type Route, route } from '../http/route.ts'
import { askAboutBooking, cancelBooking } from './ask-about-booking.ts'
import { bookCourier } from './book-courier.ts'
import { downloadParcelLabel } from './download-parcel-label.ts'
import { offerCouriers, readParcel } from './offer-couriers.ts'
import { takeParcelEvent } from './take-parcel-event.ts'

export const courierRoutes: readonly Route[] = [
  route('readParcel', readParcel),
  route('offerCouriers', offerCouriers),
  route('bookCourier', bookCourier),
  route('askAboutBooking', askAboutBooking),
  route('cancelBooking', cancelBooking),
  route('downloadParcelLabel', downloadParcelLabel),
  route('takeParcelEvent', takeParcelEvent),
]
