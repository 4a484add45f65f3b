import { OrderId } from '@teeshala/contract/ids'
import { AddOrderNoteRequest } from '@teeshala/contract/orders/order-note'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { addOrderNote } from './add-order-note.ts'
import { ListOrderLogQuery, listOrderLog } from './list-order-log.ts'
import { ListOrderNotesQuery, listOrderNotes } from './list-order-notes.ts'

const params = z.object({ id: OrderId })

/** What only staff know of an order, of whichever kind: their notes, and who of them did what. */
export const orderRecordRoutes: readonly Route[] = [
  route('get', '/api/orders/:id/notes', { access: 'admin', params, query: ListOrderNotesQuery }, listOrderNotes),
  route('post', '/api/orders/:id/notes', { access: 'admin', params, body: AddOrderNoteRequest }, addOrderNote),
  route('get', '/api/orders/:id/log', { access: 'admin', params, query: ListOrderLogQuery }, listOrderLog),
]
