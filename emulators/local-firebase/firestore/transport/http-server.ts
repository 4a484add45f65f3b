import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { status } from '@grpc/grpc-js'
import { invalidArgument, toStatus } from '../status.ts'

/** What a route returns: text for a person, or an object for a program. */
export type Answer = string | object

export type Route = {
  method: string
  pattern: RegExp
  handle: (match: RegExpExecArray, request: HttpRequest) => Answer | Promise<Answer>
}

export type HttpRequest = {
  url: URL
  headers: IncomingMessage['headers']
  /** The parsed JSON body; undefined if there is none. */
  body: unknown
}

const statusByCode: Record<number, number> = {
  [status.CANCELLED]: 499,
  [status.INVALID_ARGUMENT]: 400,
  [status.DEADLINE_EXCEEDED]: 504,
  [status.NOT_FOUND]: 404,
  [status.ALREADY_EXISTS]: 409,
  [status.PERMISSION_DENIED]: 403,
  [status.RESOURCE_EXHAUSTED]: 429,
  [status.FAILED_PRECONDITION]: 400,
  [status.ABORTED]: 409,
  [status.OUT_OF_RANGE]: 400,
  [status.UNIMPLEMENTED]: 501,
  [status.UNAVAILABLE]: 503,
  [status.UNAUTHENTICATED]: 401,
}

/** Returns Google's error format for a gRPC status. */
function errorAnswer(error: unknown): { httpStatus: number; body: object } {
  const { code, message } = toStatus(error)
  const httpStatus = statusByCode[code] ?? 500
  return { httpStatus, body: { error: { code: httpStatus, message, status: status[code] } } }
}

/** A client that reuses a connection just as it is closed for idleness loses its call; our clients pause for minutes at most. */
const keepAliveTimeout = 600_000

/** Returns the plain HTTP side: emulator control and the REST API. */
export function createHttpServer(routes: readonly Route[]): Server {
  return createServer({ keepAliveTimeout }, (request, response) => {
    void answer(routes, request, response)
  })
}

async function answer(routes: readonly Route[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    response.writeHead(204).end()
    return
  }
  try {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await readBody(request)
    const pathname = decodePath(url.pathname)
    for (const route of routes) {
      const match = route.method === request.method ? route.pattern.exec(pathname) : null
      if (!match) continue
      send(response, 200, await route.handle(match, { url, headers: request.headers, body }))
      return
    }
    send(response, 404, {
      error: { code: 404, message: `No route ${request.method} ${pathname}`, status: 'NOT_FOUND' },
    })
  } catch (error) {
    const { httpStatus, body } = errorAnswer(error)
    send(response, httpStatus, body)
  }
}

const maxBodyBytes = 64 << 20

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBodyBytes) throw invalidArgument('Request payload size exceeds the limit.')
    chunks.push(chunk)
  }
  if (size === 0) return undefined
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    throw invalidArgument('Invalid JSON payload received.')
  }
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw invalidArgument('The path is not validly encoded.')
  }
}

function send(response: ServerResponse, httpStatus: number, body: Answer): void {
  const text = typeof body === 'string'
  response.writeHead(httpStatus, { 'content-type': text ? 'text/plain' : 'application/json; charset=UTF-8' })
  response.end(text ? body : JSON.stringify(body))
}
