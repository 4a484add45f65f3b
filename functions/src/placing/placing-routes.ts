import { routesOf } from '../http/route.ts'
import { priceBulkOrder } from './bulk/price-bulk-order.ts'
import { submitBulkOrder } from './bulk/submit-bulk-order.ts'
import { submitPrintOrder } from './print/submit-print-order.ts'
import { priceCart } from './shirts/price-cart.ts'
import { submitOrder } from './shirts/submit-order.ts'

export const placingRoutes = [
  ...routesOf({ placeOrder: submitOrder }, { checksBody: true, namesUploads: true }),
  ...routesOf({ placeBulkOrder: submitBulkOrder }, { namesUploads: true }),
  ...routesOf({ priceCart, priceBulkOrder, placePrintOrder: submitPrintOrder }),
]
