import type { RequestHandler } from 'express'

const sane = /^[A-Za-z0-9_-]{8,64}$/

/** Names the request in every response and log line: by its X-Request-Id if that is well-formed, otherwise by a new id. */
export function requestId(): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id')
    const id = given !== undefined && sane.test(given) ? given : crypto.randomUUID()
    response.locals.requestId = id
    response.setHeader('X-Request-Id', id)
    next()
  }
}
