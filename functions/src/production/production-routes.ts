import { routesOf } from '../http/route.ts'
import { listProduction } from './list-production.ts'
import { moveProduction } from './move-production.ts'
import { readProduction } from './read-production.ts'
import { tellReady } from './tell-ready.ts'

export const productionRoutes = routesOf({
  listProduction,
  readProduction,
  moveProduction,
  tellReady,
})
