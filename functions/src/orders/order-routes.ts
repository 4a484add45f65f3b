import { type Route, route } from '../http/route.ts'
import { addOrderNote } from './add-order-note.ts'
import { listOrderLog } from './list-order-log.ts'
import { listOrderNotes } from './list-order-notes.ts'
import { listOrderPayments } from './list-order-payments.ts'
import { listBulkOrders, listOrders, listOrdersOf, listOwnOrders, listPrintOrders } from './list-orders.ts'
import { readDesignPreview } from './read-design-preview.ts'
import { readOrder } from './read-order.ts'
import { trackOrder } from './track-order.ts'

export const orderRoutes: readonly Route[] = [
  route('listOrders', listOrders),
  route('listBulkOrders', listBulkOrders),
  route('listPrintOrders', listPrintOrders),
  route('listOrdersOf', listOrdersOf),
  route('listOwnOrders', listOwnOrders),
  route('readOrder', readOrder),
  route('trackOrder', trackOrder),
  route('readDesignPreview', readDesignPreview),
  route('listOrderNotes', listOrderNotes),
  route('addOrderNote', addOrderNote),
  route('listOrderLog', listOrderLog),
  route('listOrderPayments', listOrderPayments),
]
