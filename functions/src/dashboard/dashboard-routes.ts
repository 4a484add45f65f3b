import { routesOf } from '../http/route.ts'
import { listSales } from './list-sales.ts'
import { readSummary } from './read-summary.ts'

export const dashboardRoutes = routesOf({ readSummary, listSales })
