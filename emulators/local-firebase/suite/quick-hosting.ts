/**
 * For `node --import` of firebase-tools: its Hosting emulator then answers repeated requests for immutable files from memory, and
 * parses each pattern of firebase.json once. Otherwise it reads, compresses and logs each file for each visitor, and
 * parses every pattern again for each request, which took most of its processor time.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Superstatic = { server: (options: object) => { use: (handle: Handle) => void } }
type Rule = { glob?: string; source?: string }
type Patterns = { configMatcher: (path: string, rule: Rule) => boolean }
type Matching = { Minimatch: new (pattern: string) => { match: (path: string) => boolean } }

const requireOfTools = createRequire(process.argv[1] ?? import.meta.url)
const requireOfHosting = createRequire(requireOfTools.resolve('superstatic'))
const superstatic: Superstatic = requireOfTools('superstatic')
const patterns: Patterns = requireOfTools('superstatic/lib/utils/patterns')
const { Minimatch }: Matching = requireOfHosting('minimatch')

const { server } = superstatic
superstatic.server = (options) => {
  const app = server(options)
  app.use(answerFromMemory(new Map()))
  return app
}

const made = new Map<string, InstanceType<Matching['Minimatch']>>()
const { configMatcher } = patterns
patterns.configMatcher = (path, rule) => {
  const glob = rule.glob || rule.source
  if (!glob) return configMatcher(path, rule)
  const pattern = made.get(glob) ?? new Minimatch(glob)
  made.set(glob, pattern)
  return pattern.match(path)
}

type Answer = { headers: OutgoingHttpHeaders; body: Buffer }

/** Returns a handler that answers from memory; partial and conditional requests are left to the emulator. */
function answerFromMemory(answers: Map<string, Answer>): Handle {
  return (request, response, next) => {
    const { method, url, headers } = request
    if (method !== 'GET' || headers.range || headers['if-none-match'] || headers['if-modified-since']) return next()
    const asked = `${headers['accept-encoding']} ${url}`
    const answer = answers.get(asked)
    if (answer) return void response.writeHead(200, answer.headers).end(answer.body)
    remember(response, (given) => answers.set(asked, given))
    next()
  }
}

/** Passes on the answer once it was sent, if its headers say that it never changes. */
function remember(response: ServerResponse, keep: (answer: Answer) => void): void {
  const chunks: Buffer[] = []
  const isKept = () =>
    response.statusCode === 200 && String(response.getHeader('cache-control')).split(', ').includes('immutable')
  // The headers are certain once something has been written.
  for (const name of ['write', 'end'] as const) {
    const write = response[name].bind(response) as (...args: unknown[]) => never
    response[name] = (...args: unknown[]) => {
      const written = write(...args)
      const [chunk, encoding] = args
      if (!isKept()) return written
      if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding))
      return written
    }
  }
  response.once('finish', () => {
    if (!isKept()) return
    const body = Buffer.concat(chunks)
    const { 'transfer-encoding': _, ...headers } = response.getHeaders()
    keep({ headers: { ...headers, 'content-length': body.length }, body })
  })
}
