/**
 * A local stand-in for Razorpay: the API calls that the shop makes, its Checkout window, the page of
 * its payment links, its webhooks. The
 * shop cannot tell the difference, so payments can be tried and tested without network and money.
 */
import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { callsOf, type StandInOptions } from './calls.ts'
import { Ledger } from './ledger.ts'
import { BadRequest } from './refusal.ts'

const pages: Record<string, [file: string, type: string]> = {
  '/v1/checkout.js': ['checkout.js', 'text/javascript'],
  '/v1/checkout/window': ['window.html', 'text/html'],
  '/v1/checkout/window.js': ['window.js', 'text/javascript'],
  '/v1/checkout/window.css': ['window.css', 'text/css'],
  '/v1/checkout/link.js': ['link.js', 'text/javascript'],
}

/** The page where a payment link is paid. */
const linkPage: [file: string, type: string] = ['link.html', 'text/html']

const isShop = (request: IncomingMessage, { keyId, keySecret }: StandInOptions) => {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const answer = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, status: number, description: string) =>
  answer(response, status, { error: { code: 'BAD_REQUEST_ERROR', description } })

const readJson = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

/** Handles requests for another service on the same port; returns false for others. */
type Beside = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Starts listening. */
export const startStandIn = async (options: StandInOptions, beside: Beside) => {
  const calls = callsOf(options, new Ledger(options.stateFile, `http://127.0.0.1:${options.port}`))
  const server = createServer(async (request, response) => {
    if (await beside(request, response)) return
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const page = pathname.startsWith('/l/') ? linkPage : pages[pathname]
    if (page) {
      response.writeHead(200, { 'content-type': `${page[1]}; charset=utf-8`, 'cache-control': 'no-store' })
      response.end(readFileSync(path.join(import.meta.dirname, 'page', page[0])))
      return
    }
    const call = calls.find(({ method, path }) => method === request.method && path.test(pathname))
    if (!call) return refuse(response, 404, 'The requested URL was not found on the server')
    if (call.isForShop && !isShop(request, options)) return refuse(response, 401, 'Authentication failed')
    try {
      const [, id = '', second = ''] = call.path.exec(pathname) ?? []
      const key = request.headers['x-refund-idempotency']
      const asked = { key: key === undefined ? key : String(key), query: searchParams }
      answer(response, 200, call.handle(id, await readJson(request), second, asked))
    } catch (error) {
      if (!(error instanceof BadRequest || error instanceof SyntaxError)) throw error
      refuse(response, 400, error.message)
    }
  })
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
}
