import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { OrderId } from '../ids.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import { DueFilter } from './due-by.ts'
import { MoveProductionRequest, ProductionOrder, ProductionStatus } from './production-order.ts'

const order = { id: OrderId }

export const productionCalls = {
  listProduction: {
    query: { status: z._default(ProductionStatus, 'in_production'), due: z.optional(DueFilter), ...paging(25) },
    answer: z.array(ProductionOrder),
    headers: [nextCursorHeader],
  },
  readProduction: { params: order, answer: ProductionOrder },
  tellReady: { params: order, answer: ProductionOrder },
  moveProduction: { params: order, body: MoveProductionRequest, answer: ProductionOrder },
} as const satisfies Partial<CallShapes>
