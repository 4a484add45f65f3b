import { routesOf } from '../http/route.ts'
import { addOrderNote } from './add-order-note.ts'
import { listOrderLog } from './history/list-order-log.ts'
import { listOrderPayments } from './history/list-order-payments.ts'
import { listOrderNotes } from './list-order-notes.ts'
import { listBulkOrders, listOrders, listOrdersOf, listOwnOrders, listPrintOrders } from './list-orders.ts'
import { readDesignPreview } from './read-design-preview.ts'
import { readOrder } from './read-order.ts'
import { trackOrder } from './track-order.ts'

export const orderRoutes = routesOf({
  listOrders,
  listBulkOrders,
  listPrintOrders,
  listOrdersOf,
  listOwnOrders,
  readOrder,
  trackOrder,
  readDesignPreview,
  listOrderNotes,
  addOrderNote,
  listOrderLog,
  listOrderPayments,
})
