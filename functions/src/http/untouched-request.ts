import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const original = Symbol('body headers as the client sent them')
type BodyHeaders = {
  readonly contentType: string | undefined
  readonly contentEncoding: string | undefined
  /** Whether there is a body, and how long it says it is. */
  readonly hasBody: boolean
  readonly contentLength: number | undefined
}
type Marked = IncomingMessage & { [original]?: BodyHeaders }

let isSubscribed = false

/**
 * Keeps the Functions framework's hands off our requests. It parses bodies and decodes paths before the function is
 * called, keeps up to 1 GB of them in memory, inflates gzip and answers malformed JSON and a lone '%' itself, in HTML. Node
 * announces each request before any listener sees it: there the request is declared to have no body, which leaves reading it to
 * `jsonBody`, and what the client declared is kept for `bodyHeadersOf`. It answers /robots.txt itself too, with a 404: that is
 * led to the API.
 */
export function keepRequestsUntouched(): void {
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

/** Whether this process is one of a trigger: the framework has to read its events, and nobody from outside sends them. */
function servesEvents(): boolean {
  const kind = process.env.FUNCTION_SIGNATURE_TYPE
  return kind === 'cloudevent' || kind === 'event'
}

/** What the client declared about its body. */
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
