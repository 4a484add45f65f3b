import { BulkOrderRequest, MoveBulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import { DocumentId, OrderId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { OwnOrdersQuery } from '../orders/order-lists.ts'
import { ReadOrderQuery } from '../orders/read-order.ts'
import { ListBulkOrdersQuery, listBulkOrders, listBulkOrdersOf } from './list-bulk-orders.ts'
import { moveBulkOrder } from './move-bulk-order.ts'
import { placeBulkOrder } from './place-bulk-order.ts'
import { readBulkOrder } from './read-bulk-order.ts'

const person = z.object({ id: DocumentId })
const order = z.object({ id: OrderId })

export const bulkOrderRoutes: readonly Route[] = [
  route('post', '/api/bulk-order', { access: 'anyone', body: BulkOrderRequest }, placeBulkOrder),
  route('get', '/api/bulk-order', { access: 'admin', query: ListBulkOrdersQuery }, listBulkOrders),
  route(
    'get',
    '/api/bulk-order/:id',
    { access: 'customer', owner: 'params.id', orAdmin: true, params: person, query: OwnOrdersQuery },
    listBulkOrdersOf,
  ),
  route('patch', '/api/bulk-order/:id', { access: 'admin', params: order, body: MoveBulkOrderRequest }, moveBulkOrder),
  route('get', '/api/bulk-orders/:id', { access: 'anyone', params: order, query: ReadOrderQuery }, readBulkOrder),
]
