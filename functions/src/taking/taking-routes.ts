import { type Route, route } from '../http/route.ts'
import { placeStaffOrder } from './place-staff-order.ts'
import { priceStaffOrder } from './price-staff-order.ts'
import { renewOrderLink } from './renew-order-link.ts'

export const takingRoutes: readonly Route[] = [
  route('priceStaffOrder', priceStaffOrder),
  route('placeStaffOrder', placeStaffOrder),
  route('renewOrderLink', renewOrderLink),
]
