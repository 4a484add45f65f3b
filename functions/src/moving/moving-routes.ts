import { routesOf } from '../http/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { moveBulkOrder, moveOrder, movePrintOrder } from './move-order.ts'
import { movePromise } from './move-promise.ts'
import { noteOutForDelivery } from './note-out-for-delivery.ts'
import { receiveCameBack } from './receive-came-back.ts'
import { recordPart } from './record-part.ts'
import { setBillingAddress } from './set-billing-address.ts'
import { waiveGate } from './waive-gate.ts'

export const movingRoutes = routesOf({
  moveOrder,
  moveBulkOrder,
  movePrintOrder,
  cancelOrder,
  confirmOrder,
  recordPart,
  noteOutForDelivery,
  receiveCameBack,
  movePromise,
  setBillingAddress,
  waiveGate,
})
