// Makes requests from a process of its own, so that it takes no time from who answers: requests and how many at once come as JSON on the standard input.
// It prints a line before the first that it measures, and one with the figures.
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Wanted = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export type Load = { readonly origin: string; readonly requests: readonly Wanted[]; readonly atOnce: number }
/** Milliseconds of each, seconds of all, and how often each status was answered. */
export type Measured = {
  readonly times: readonly number[]
  readonly seconds: number
  readonly statuses: Readonly<Record<string, number>>
}

const { origin, requests, atOnce }: Load = JSON.parse(await text(process.stdin))
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

/** Resolves with the status once all of the answer is there. */
function ask({ method, path, headers, body }: Wanted): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { method, headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const times: number[] = []
const statuses: Record<string, number> = {}

async function measure(wanted: Wanted): Promise<void> {
  const startedAt = performance.now()
  const status = await ask(wanted)
  times.push(performance.now() - startedAt)
  statuses[status] = (statuses[status] ?? 0) + 1
}

const atOnceEach = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: atOnce }, work))

// What a client's first answers take is its own start: its code is cold, and its connections are yet to be made.
const notMeasured = { method: 'GET', path: '/nothing-there', headers: {} }
for (let round = 0; round < 5; round++) await atOnceEach(() => ask(notMeasured))
process.stdout.write('warm\n')

const startedAt = performance.now()
const queue = requests.values()
await atOnceEach(async () => {
  for (const wanted of queue) await measure(wanted)
})
const measured: Measured = { times, seconds: (performance.now() - startedAt) / 1000, statuses }
process.stdout.write(`${JSON.stringify(measured)}\n`)
agent.destroy()
