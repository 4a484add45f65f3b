import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { requestNamed } from './cloud-log.ts'

/**
 * Logs one line per request in Cloud Logging's format, with the same id as all other lines of the request. It names the route and never
 * the URL, the body or a header, which contain ids, tokens and addresses of people.
 */
export function requestLog(log: Logger): RequestHandler {
  // Read once: `process.env` asks the operating system each time.
  const project = process.env.GCLOUD_PROJECT
  return (request, response, next) => {
    const startedAt = performance.now()
    const name = { requestId: response.locals.requestId, ...traceOf(request.get('traceparent'), project) }
    response.locals.log = log
    response.on('close', () => {
      const latency = `${((performance.now() - startedAt) / 1000).toFixed(3)}s`
      const level = response.statusCode >= 500 && !response.locals.isWaiting ? 'error' : 'info'
      const line = {
        route: `${request.method} ${response.locals.route ?? 'unknown'}`,
        errorCode: response.locals.errorCode,
        aborted: response.writableFinished ? undefined : true,
        httpRequest: { requestMethod: request.method, status: response.statusCode, latency },
      }
      requestNamed.run(name, () => log[level](line))
    })
    requestNamed.run(name, next)
  }
}

function traceOf(traceparent: string | undefined, project: string | undefined): Record<string, string> {
  const trace = /^[0-9a-f]{2}-([0-9a-f]{32})-/.exec(traceparent ?? '')?.[1]
  return trace && project ? { 'logging.googleapis.com/trace': `projects/${project}/traces/${trace}` } : {}
}
