import { type Route, route } from '../http/route.ts'
import { listSales } from './list-sales.ts'
import { readSummary } from './read-summary.ts'

export const dashboardRoutes: readonly Route[] = [route('readSummary', readSummary), route('listSales', listSales)]
