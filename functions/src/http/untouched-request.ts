import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const original = Symbol('body headers as the client sent them')
type BodyHeaders = { contentType: string | undefined; contentEncoding: string | undefined }
type Marked = IncomingMessage & { [original]?: BodyHeaders }

let isSubscribed = false

/**
 * Keeps the Functions framework's hands off our requests. It parses bodies and decodes paths before the function is
 * called, inflates gzip up to 1 GB and answers malformed JSON and a lone '%' itself, in HTML. Node announces each
 * request before any listener sees it: there the body is declared to be plain bytes, which the framework only
 * collects, and what the client declared is kept for `bodyHeadersOf`. It answers /robots.txt itself too, with a 404: that is led
 * to the API.
 */
export function keepRequestsUntouched(): void {
  if (isSubscribed) return
  isSubscribed = true
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: Marked }
    const { headers } = request
    request[original] = { contentType: headers['content-type'], contentEncoding: headers['content-encoding'] }
    headers['content-type'] = 'application/octet-stream'
    delete headers['content-encoding']
    if (!isDecodable(request.url ?? '/')) request.url = '/undecodable-path'
    if (/^\/robots\.txt(\?|$)/.test(request.url ?? '')) request.url = '/api/robots'
  })
}

/** What the client declared about its body. */
export function bodyHeadersOf(request: IncomingMessage): BodyHeaders {
  const { headers } = request
  return (
    (request as Marked)[original] ?? {
      contentType: headers['content-type'],
      contentEncoding: headers['content-encoding'],
    }
  )
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
