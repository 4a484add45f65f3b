import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const original = Symbol('body headers as the client sent them')
type BodyHeaders = {
  readonly contentType: string | undefined
  readonly contentEncoding: string | undefined
  /** Whether there is a body, and its declared length. */
  readonly hasBody: boolean
  readonly contentLength: number | undefined
}
type Marked = IncomingMessage & { [original]?: BodyHeaders }

let isSubscribed = false

/**
 * Keeps the Functions framework from parsing our requests. It parses bodies and decodes paths before the function is called: up to 1 GB in memory,
 * inflating gzip, answering malformed JSON and a lone '%' in HTML, with no setting to change that. Node publishes each request on a diagnostics channel
 * before any listener sees it: there the body headers are removed, so that only `jsonBody` reads the body, and kept for `bodyHeadersOf`. The framework
 * answers /robots.txt itself with a 404, so that path is rewritten for the API. See docs/decisions/0022-own-body-parsing.md.
 */
export function bypassFrameworkParsing(): void {
  if (isSubscribed || servesEvents()) return
  isSubscribed = true
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: Marked }
    const { headers } = request
    request[original] = declaredBy(request)
    headers['content-type'] = 'application/octet-stream'
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name]
    if (!isDecodable(request.url ?? '/')) request.url = '/undecodable-path'
    if (/^\/robots\.txt(\?|$)/.test(request.url ?? '')) request.url = '/api/robots'
  })
}

/** Returns whether this process serves a trigger: the framework must read its events, which nobody outside can send. */
function servesEvents(): boolean {
  const kind = process.env.FUNCTION_SIGNATURE_TYPE
  return kind === 'cloudevent' || kind === 'event'
}

/** Returns what the client declared about its body. */
export function bodyHeadersOf(request: IncomingMessage): BodyHeaders {
  return (request as Marked)[original] ?? declaredBy(request)
}

function declaredBy({ headers }: IncomingMessage): BodyHeaders {
  const length = headers['content-length']
  return {
    contentType: headers['content-type'],
    contentEncoding: headers['content-encoding'],
    hasBody: headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0'),
    contentLength: length === undefined ? undefined : Number(length),
  }
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
