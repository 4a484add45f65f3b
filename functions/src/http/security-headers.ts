import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

const setHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
})

/**
 * Sets the headers of data responses, which are never pages. Nothing is cached unless a route says so: Hosting would cache a
 * 404 for ten minutes otherwise.
 */
export function securityHeaders(): RequestHandler {
  const headers = new Map([['Cache-Control', 'private, no-store']])
  // The same for every response, so computed once.
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  }
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined)
  return (_request, answer, next) => {
    answer.setHeaders(headers)
    next()
  }
}
