import { type Route, route } from '../http/route.ts'
import { addOrderNote } from './add-order-note.ts'
import { listOrderLog } from './list-order-log.ts'
import { listOrderNotes } from './list-order-notes.ts'

/** What only staff know of an order, of whichever kind: their notes, and who of them did what. */
export const orderRecordRoutes: readonly Route[] = [
  route('listOrderNotes', listOrderNotes),
  route('addOrderNote', addOrderNote),
  route('listOrderLog', listOrderLog),
]
