import express, { type Express } from 'express'
import { proxyHops } from './environment/proxy-hops.ts'
import { AppError } from './errors/app-error.ts'
import { answerError } from './http/answer-error.ts'
import { mountRoutes } from './http/mount-routes.ts'
import { bypassFrameworkParsing } from './http/request/bypass-framework-parsing.ts'
import { jsonBody } from './http/request/json-body.ts'
import { leaveDomain } from './http/request/leave-domain.ts'
import { requestId } from './http/request/request-id.ts'
import { requestLog } from './http/request/request-log.ts'
import type { Route } from './http/route.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Deps } from './ports/deps.ts'
import { routes } from './routes.ts'

/** Returns the whole API. Requests pass through it in the order below. */
export function createApp(deps: Deps, mounted: readonly Route[] = routes): Express {
  bypassFrameworkParsing()
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', proxyHops(process.env))

  app.use(leaveDomain())
  app.use(requestId())
  app.use(requestLog(deps.log))
  app.use(securityHeaders())
  app.use(jsonBody())
  mountRoutes(app, mounted, deps)
  app.use(() => {
    throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  })
  app.use(answerError())
  return app
}
