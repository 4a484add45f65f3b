import { type Route, route } from '../http/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { moveBulkOrder, moveOrder, movePrintOrder } from './move-order.ts'
import { movePromise } from './move-promise.ts'
import { noteOutForDelivery } from './note-out-for-delivery.ts'
import { receiveCameBack } from './receive-came-back.ts'
import { recordPart } from './record-part.ts'
import { waiveGate } from './waive-gate.ts'

export const movingRoutes: readonly Route[] = [
  route('moveOrder', moveOrder),
  route('moveBulkOrder', moveBulkOrder),
  route('movePrintOrder', movePrintOrder),
  route('cancelOrder', cancelOrder),
  route('confirmOrder', confirmOrder),
  route('recordPart', recordPart),
  route('noteOutForDelivery', noteOutForDelivery),
  route('receiveCameBack', receiveCameBack),
  route('movePromise', movePromise),
  route('waiveGate', waiveGate),
]
