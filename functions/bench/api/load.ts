// Makes requests from a process of its own, so that it takes no time from who answers: requests and how many at once come as JSON on the standard input.
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
const times: number[] = []
const statuses: Record<string, number> = {}

function ask({ method, path, headers, body }: Wanted): Promise<void> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { method, headers, agent }, (response) => {
      response.resume()
      response.on('end', () => {
        times.push(performance.now() - startedAt)
        statuses[response.statusCode ?? 0] = (statuses[response.statusCode ?? 0] ?? 0) + 1
        resolve()
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const startedAt = performance.now()
const queue = requests.values()
const worker = async () => {
  for (const wanted of queue) await ask(wanted)
}
await Promise.all(Array.from({ length: atOnce }, worker))
const measured: Measured = { times, seconds: (performance.now() - startedAt) / 1000, statuses }
process.stdout.write(JSON.stringify(measured))
agent.destroy()
