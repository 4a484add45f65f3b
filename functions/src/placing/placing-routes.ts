import { type Route, route } from '../http/route.ts'
import { priceBulkOrder } from './price-bulk-order.ts'
import { priceCart } from './price-cart.ts'
import { submitBulkOrder } from './submit-bulk-order.ts'
import { submitOrder } from './submit-order.ts'
import { submitPrintOrder } from './submit-print-order.ts'

export const placingRoutes: readonly Route[] = [
  route('placeOrder', submitOrder, { checksBody: true }),
  route('priceCart', priceCart),
  route('priceBulkOrder', priceBulkOrder),
  route('placeBulkOrder', submitBulkOrder),
  route('placePrintOrder', submitPrintOrder),
]
