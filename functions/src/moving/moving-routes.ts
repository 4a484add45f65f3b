import { OrderId } from '@teeshala/contract/ids'
import { MoveOrderRequest, MoveWorkshopOrderRequest } from '@teeshala/contract/orders/order'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { moveBulkOrder, moveOrder } from './move-order.ts'

const params = z.object({ id: OrderId })

export const movingRoutes: readonly Route[] = [
  route('patch', '/api/order/:id', { access: 'admin', params, body: MoveOrderRequest }, moveOrder),
  route('patch', '/api/bulk-order/:id', { access: 'admin', params, body: MoveWorkshopOrderRequest }, moveBulkOrder),
]
