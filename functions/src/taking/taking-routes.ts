import { routesOf } from '../http/route.ts'
import { placeStaffOrder } from './place-staff-order.ts'
import { priceStaffOrder } from './price-staff-order.ts'
import { renewOrderLink } from './renew-order-link.ts'

export const takingRoutes = [
  ...routesOf({ priceStaffOrder, placeStaffOrder }, { namesUploads: true }),
  ...routesOf({ renewOrderLink }),
]
