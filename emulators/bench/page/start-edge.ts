import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { OwnFile } from './floor.ts'

const compress = promisify(brotliCompress)

type Edge = { readonly origin: string; readonly stop: () => Promise<void> }
type Packed = { readonly body: Buffer; readonly encoding?: 'br' }

/** Hop-by-hop headers, which each connection sets itself. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']
const isText = (type: string) => /^(text\/|application\/(json|javascript|manifest)|image\/svg)/.test(type)

const answerWith = ({ type, body }: OwnFile) => new Response(body, { headers: { 'content-type': type } })

/**
 * Starts a server in front of the local shop that does what Hosting's edge does: HTTP/2, and brotli for text. Headers and
 * rewrites of firebase.json come from the local shop. Own files are answered directly.
 */
export async function startEdge(
  shop: string,
  { key, cert }: { key: string; cert: string },
  own: ReadonlyMap<string, OwnFile>,
): Promise<Edge> {
  const packed = new Map<string, Promise<Packed>>()

  const pack = async (body: Buffer, type: string, kept: boolean): Promise<Packed> => {
    if (!isText(type) || body.length < 256) return { body }
    const params = { [constants.BROTLI_PARAM_QUALITY]: kept ? 11 : 5 }
    return { body: await compress(body, { params }), encoding: 'br' }
  }

  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const file = own.get(request.url)
    const given = await (file
      ? answerWith(file)
      : fetch(shop + request.url, {
          method: request.method,
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          redirect: 'manual',
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        }))
    for (const [name, value] of given.headers) if (!ofConnection.includes(name)) response.setHeader(name, value)
    const body = Buffer.from(await given.arrayBuffer())
    const type = given.headers.get('content-type') ?? ''
    // A file with a hash in its name is compressed once, as in a deployment.
    const kept = request.url.startsWith('/assets/') ? request.url : undefined
    const ready = (kept && packed.get(kept)) || pack(body, type, kept !== undefined)
    if (kept) packed.set(kept, ready)
    const { body: sent, encoding } = await ready
    if (encoding) response.setHeader('content-encoding', encoding)
    response.writeHead(given.status)
    response.end(given.status === 304 ? '' : sent)
  }

  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    answer(request, response).catch((failure) => {
      response.statusCode = 502
      response.end(String(failure))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
