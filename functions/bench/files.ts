/**
 * `npm run bench -- files`: guests upload more than sixty hostile files and forty good ones, and order each at once and once it was read. Of the hostile ones sixty and all that
 * are refused by what stands in them must be stopped; a heavy one that is read within the limits can be printed and may be ordered. Every good one must be
 * accepted; meanwhile the memory of the API's process stays below 400 MB and each of its answers within five seconds. Prints a table and JSON.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { designPath } from '@teeshala/contract/uploads/stored-file'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { designRecord } from '../src/uploads/design-records.ts'
import { designUploaded } from '../src/uploads/design-uploaded.ts'
import { hostileDesigns } from '../test/fixtures/files/hostile-designs.ts'
import { guest } from '../test/fixtures/people.ts'
import { putProduct } from '../test/fixtures/product-fixture.ts'
import { openShop, type Shop } from '../test/fixtures/shops/open-shop.ts'

const mostMegabytes = 400
const mostSeconds = 5
/** What V8 gives itself in the 512 MiB of the deployed function; on a larger machine it would put off collecting garbage. */
const heap = ['--max-old-space-size=256', '--max-semi-space-size=8']
/** Cloud Functions starts another instance for each upload; this machine has two processors. */
const readAtOnce = pLimit(2)
const guestsAtOnce = pLimit(6)
const fewestStopped = 60
const megabyte = 1024 * 1024

type Made = {
  readonly what: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly ends: 'good' | 'refused' | 'tooHeavy'
}
type Verdict = Omit<Made, 'bytes'> & { readonly status: number; readonly said: string }

if (process.send) {
  const api = await openShop(({ patienceMs, deadlineMs }) => ({ patienceMs, deadlineMs }))
  process.on('message', () => process.send?.(process.resourceUsage().maxRSS * 1024))
  process.once('disconnect', () => process.exit())
  process.send(api.url)
} else {
  await measure()
}

async function goodFiles(): Promise<Made[]> {
  const good: Made[] = []
  for (let index = 0; index < 40; index++) {
    const format = (['png', 'jpeg', 'webp', 'svg'] as const)[index % 4] ?? 'png'
    const side = 600 + index * 40
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
    const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#7c8730', noise } })
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><linearGradient id="g"><stop stop-color="#c4212f"/></linearGradient></defs><g transform="rotate(${index})">${'<circle cx="150" cy="150" r="90" fill="url(#g)"/>'.repeat(index)}<path d="M0 0h300v300z"/></g></svg>`
    const bytes = format === 'svg' ? Buffer.from(drawing) : await picture.blur(2).toFormat(format).toBuffer()
    good.push({
      what: `a good ${format}, ${side}`,
      type: format === 'svg' ? 'image/svg+xml' : `image/${format}`,
      bytes,
      ends: 'good',
    })
  }
  return good
}

async function measure(): Promise<void> {
  const calm = await openShop()
  const tee = await putProduct(calm.deps, { stock: 10_000, isCustomizable: true })
  const server = fork(import.meta.filename, [], { execArgv: heap })
  const [url] = (await once(server, 'message')) as [string]
  const hostile = await Promise.all(
    hostileDesigns.map(async ({ what, type, ends, make }) => ({ what, type, ends, bytes: await make() })),
  )
  const files = [...hostile, ...(await goodFiles())]
  const answers: number[] = []
  let isOver = false
  const visitor = (async () => {
    for (; !isOver; await sleep(100))
      await timed(answers, () => fetch(`${url}/api/product`).then((reply) => reply.text()))
  })()
  const verdicts = await Promise.all(files.map((file) => guestsAtOnce(() => judge(file, { calm, url, tee, answers }))))
  isOver = true
  await visitor
  const peak = (await memoryOf(server)) / megabyte
  server.kill('SIGKILL')
  await calm.close()
  report(verdicts, peak, Math.max(...answers) / 1000, answers.length)
}

type Scene = { readonly calm: Shop; readonly url: string; readonly tee: string; readonly answers: number[] }

/** Uploads a file as a guest, orders it at once, lets it be read as its arrival would, and orders it again. */
async function judge({ bytes, ...file }: Made, { calm, url, tee, answers }: Scene): Promise<Verdict> {
  const { deps } = calm
  const { uid, token } = await guest()
  const path = designPath(uid, 'design', Date.now())
  await deps.files.save(path, bytes, file.type)
  const order = () =>
    timed(answers, () =>
      fetch(`${url}/api/bulk-order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          productId: tee,
          items: [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }],
          designs: [{ placement: 'Left', path, acceptsPoorPrint: true }],
        }),
      }),
    )
  const first = await order()
  if (first.status === 201) return { ...file, status: 201, said: 'ordered before it was read' }
  await readAtOnce(() =>
    designUploaded({ name: path, contentType: file.type, size: bytes.length, arrivedAt: new Date() }, deps),
  )
  const { status } = await order()
  const record = (await designRecord(path, deps.db).get()).data()
  return { ...file, status, said: record?.problem ?? '' }
}

async function timed<T>(answers: number[], call: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await call()
  } finally {
    answers.push(performance.now() - startedAt)
  }
}

async function memoryOf(server: ChildProcess): Promise<number> {
  server.send('memory')
  const [bytes] = await once(server, 'message')
  return bytes as number
}

function report(verdicts: readonly Verdict[], megabytes: number, slowestSeconds: number, calls: number): void {
  for (const { what, type, status, said } of verdicts) {
    process.stdout.write(
      `${String(status).padEnd(5)}${type.slice(6).padEnd(9)}${what.padEnd(54).slice(0, 54)} ${said}\n`,
    )
  }
  const hostile = verdicts.filter(({ ends }) => ends !== 'good')
  const good = verdicts.filter(({ ends }) => ends === 'good')
  const isAnyLetThrough = verdicts.some(({ ends, status }) => ends === 'refused' && status !== 400)
  const figures = {
    hostile: hostile.length,
    stopped: hostile.filter(({ status }) => status === 400).length,
    good: good.length,
    accepted: good.filter(({ status }) => status === 201).length,
    calls,
    slowestSeconds: Number(slowestSeconds.toFixed(2)),
    megabytes: Math.round(megabytes),
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  const isWell =
    figures.stopped >= fewestStopped &&
    !isAnyLetThrough &&
    figures.accepted === figures.good &&
    megabytes <= mostMegabytes &&
    slowestSeconds <= mostSeconds
  process.exit(isWell ? 0 : 1)
}
