import { DocumentId, OrderId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import {
  ListBulkOrdersQuery,
  ListOrdersQuery,
  listBulkOrders,
  listOrders,
  listOrdersOf,
  listOwnOrders,
  OwnOrdersQuery,
} from './list-orders.ts'
import { readDesignPreview } from './read-design-preview.ts'
import { ReadOrderQuery, readOrder } from './read-order.ts'

const person = z.object({ id: DocumentId })
const order = z.object({ id: OrderId })
/** `number` counts from 0 as `filesOfOrder` lists them. */
const design = z.object({
  id: OrderId,
  number: z.pipe(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.transform((digits: string) => Number(digits)),
  ),
})

export const orderRoutes: readonly Route[] = [
  route('get', '/api/order', { access: 'admin', query: ListOrdersQuery }, listOrders),
  route('get', '/api/bulk-order', { access: 'admin', query: ListBulkOrdersQuery }, listBulkOrders),
  route(
    'get',
    '/api/order/:id',
    { access: 'customer', owner: 'params.id', orAdmin: true, params: person, query: OwnOrdersQuery },
    listOrdersOf,
  ),
  route('get', '/api/orders', { access: 'customer', query: OwnOrdersQuery }, listOwnOrders),
  route('get', '/api/orders/:id', { access: 'anyone', params: order, query: ReadOrderQuery }, readOrder),
  route(
    'get',
    '/api/orders/:id/designs/:number/preview',
    { access: 'anyone', params: design, query: ReadOrderQuery },
    readDesignPreview,
  ),
]
