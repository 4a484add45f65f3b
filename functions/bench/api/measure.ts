import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { summary } from '../../../emulators/bench/setting/timing.ts'
import type { Load, Measured, Wanted } from './load.ts'

/**
 * Milliseconds until the call and the bare handler have answered, the 95th percentile as the median of the turns, and the quotient of those; milliseconds of the processor for each
 * answer and the quotient of those, which other programs on the machine hardly change; and what the call reads and writes.
 */
export type CallFigures = {
  readonly p50: number
  readonly p95: number
  readonly perSecond: number
  readonly bareP50: number
  readonly bareP95: number
  readonly barePerSecond: number
  readonly times: number
  readonly cpu: number
  readonly bareCpu: number
  readonly timesCpu: number
  readonly reads: number
  readonly writes: number
}

type Side = { readonly origin: string; readonly requests: readonly Wanted[] }

/** Lets both sides answer in turns, so that what else the machine does meets both. */
export async function measureBeside(ours: Side, bare: Side, { atOnce, turns }: { atOnce: number; turns: number }) {
  const measured = { ours: [] as Used[], bare: [] as Used[] }
  for (let turn = 0; turn < turns; turn++) {
    const part = ({ origin, requests }: Side) => ({
      origin,
      requests: requests.filter((_, index) => index % turns === turn),
      atOnce,
    })
    measured.ours.push(await load(part(ours)))
    measured.bare.push(await load(part(bare)))
  }
  const [own, other] = [together(measured.ours), together(measured.bare)]
  return {
    p50: own.p50,
    p95: own.p95,
    perSecond: own.perSecond,
    bareP50: other.p50,
    bareP95: other.p95,
    barePerSecond: other.perSecond,
    times: round(own.p95 / other.p95, 2),
    cpu: own.cpu,
    bareCpu: other.cpu,
    timesCpu: round(own.cpu / other.cpu, 2),
  }
}

type Used = Measured & { readonly cpuMs: number }

async function load(wanted: Load): Promise<Used> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('load.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(wanted))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  await lines.next()
  const before = process.cpuUsage()
  const measured: Measured = JSON.parse((await lines.next()).value ?? '')
  const failed = Object.keys(measured.statuses).filter((status) => !status.startsWith('2'))
  if (failed.length > 0) throw new Error(`${wanted.requests[0]?.path} answered ${JSON.stringify(measured.statuses)}`)
  const { user, system } = process.cpuUsage(before)
  return { ...measured, cpuMs: (user + system) / 1000 }
}

function together(parts: readonly Used[]) {
  const times = parts.flatMap((part) => part.times)
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
  const cpuMs = parts.reduce((sum, part) => sum + part.cpuMs, 0)
  return {
    p50: round(summary(times).medianMs, 1),
    // A pause of the emulators falls into one turn, and on one side: of the turns, the one in the middle.
    p95: round(summary(parts.map((part) => summary(part.times).p95Ms)).medianMs, 1),
    perSecond: Math.round(times.length / seconds),
    cpu: round(cpuMs / times.length, 2),
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
