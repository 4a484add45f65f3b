import { type Route, route } from '../http/route.ts'
import { submitBulkOrder } from './submit-bulk-order.ts'
import { submitOrder } from './submit-order.ts'

export const placingRoutes: readonly Route[] = [
  route('placeOrder', submitOrder, { checksBody: true }),
  route('placeBulkOrder', submitBulkOrder),
]
