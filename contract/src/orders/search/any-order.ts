import * as z from 'zod/mini'
import { BulkOrder } from '../../bulk/bulk-order.ts'
import { PrintOrder } from '../../printing/print-order.ts'
import { Order } from '../order.ts'

/** An order of any kind as the API shows it, told apart by `kind`. */
export const AnyOrder = z.discriminatedUnion('kind', [Order, BulkOrder, PrintOrder])
export type AnyOrder = z.infer<typeof AnyOrder>
