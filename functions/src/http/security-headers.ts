import type { RequestHandler } from 'express'
import helmet from 'helmet'

const headers = helmet({
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
 * Headers of answers that are data and never a page. Nothing is cached unless a route says so: Hosting would keep a
 * 404 for ten minutes otherwise.
 */
export function securityHeaders(): RequestHandler {
  return (request, response, next) => {
    response.set('Cache-Control', 'private, no-store')
    headers(request, response, next)
  }
}
