import { type Route, route } from '../http/route.ts'
import { priceBulkOrder } from './bulk/price-bulk-order.ts'
import { submitBulkOrder } from './bulk/submit-bulk-order.ts'
import { submitPrintOrder } from './print/submit-print-order.ts'
import { priceCart } from './shirts/price-cart.ts'
import { submitOrder } from './shirts/submit-order.ts'

export const placingRoutes: readonly Route[] = [
  route('placeOrder', submitOrder, { checksBody: true, namesUploads: true }),
  route('priceCart', priceCart),
  route('priceBulkOrder', priceBulkOrder),
  route('placeBulkOrder', submitBulkOrder, { namesUploads: true }),
  route('placePrintOrder', submitPrintOrder),
]
