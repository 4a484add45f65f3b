import { DocumentId, OrderId } from '@teeshala/contract/ids'
import { MoveOrderRequest } from '@teeshala/contract/orders/order'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { ListOrdersQuery, listOrders, listOrdersOf } from './list-orders.ts'
import { moveOrder } from './move-order.ts'
import { OwnOrdersQuery } from './order-lists.ts'
import { placeOrder } from './place-order.ts'
import { ReadOrderQuery, readOrder } from './read-order.ts'

const person = z.object({ id: DocumentId })
const order = z.object({ id: OrderId })

/** `placeOrder` asks for an account itself where the body is a checkout: the two ways to order share an address. */
export const orderRoutes: readonly Route[] = [
  route('post', '/api/order', { access: 'anyone' }, placeOrder),
  route('get', '/api/order', { access: 'admin', query: ListOrdersQuery }, listOrders),
  route(
    'get',
    '/api/order/:id',
    { access: 'customer', owner: 'params.id', orAdmin: true, params: person, query: OwnOrdersQuery },
    listOrdersOf,
  ),
  route('patch', '/api/order/:id', { access: 'admin', params: order, body: MoveOrderRequest }, moveOrder),
  route('get', '/api/orders/:id', { access: 'anyone', params: order, query: ReadOrderQuery }, readOrder),
]
