import { type Route, route } from '../http/route.ts'
import { placeStaffOrder } from './place-staff-order.ts'
import { priceStaffOrder } from './price-staff-order.ts'
import { renewOrderLink } from './renew-order-link.ts'

export const takingRoutes: readonly Route[] = [
  route('priceStaffOrder', priceStaffOrder, { namesUploads: true }),
  route('placeStaffOrder', placeStaffOrder, { namesUploads: true }),
  route('renewOrderLink', renewOrderLink),
]
