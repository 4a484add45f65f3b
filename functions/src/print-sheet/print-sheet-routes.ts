import { OrderId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { downloadPrintSheet } from './download-print-sheet.ts'

const drawn = { access: 'admin', takesLong: true, params: z.object({ id: OrderId }) } as const

/** Hosting leads these to a function of their own, with the memory that large pictures take; see firebase.json. */
export const printSheetRoutes: readonly Route[] = [
  route('get', '/api/orders/:id/print-sheet.pdf', drawn, downloadPrintSheet),
]
