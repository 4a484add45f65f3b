import { BulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import { type Route, route } from '../http/route.ts'
import { submitBulkOrder } from './submit-bulk-order.ts'
import { submitOrder } from './submit-order.ts'

/** `submitOrder` asks for an account itself where the body is a checkout: the two ways to order share an address. */
export const placingRoutes: readonly Route[] = [
  route('post', '/api/order', { access: 'anyone' }, submitOrder),
  route('post', '/api/bulk-order', { access: 'anyone', body: BulkOrderRequest }, submitBulkOrder),
]
