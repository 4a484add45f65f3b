import { performance } from 'node:perf_hooks'

export type Timing = {
  medianMs: number
  /** 95 % of the runs were at least as fast. */
  p95Ms: number
  worstMs: number
}

/** Runs the work a number of times in sequence. */
export async function time(runs: number, work: (run: number) => Promise<unknown>): Promise<Timing> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    await work(run)
    times.push(performance.now() - began)
  }
  return summary(times)
}

export function summary(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return { medianMs: at(0.5), p95Ms: at(0.95), worstMs: at(1) }
}

/** Returns a line of a bench's report, and whether 95 % of the runs stayed within the limit. */
export function report(what: string, { medianMs, p95Ms, worstMs }: Timing, limitMs?: number): boolean {
  const within = limitMs === undefined || p95Ms <= limitMs
  const limit = limitMs === undefined ? '' : `   limit ${limitMs} ms${within ? '' : ' EXCEEDED'}`
  const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`
  process.stdout.write(
    `${what.padEnd(42)} median ${ms(medianMs)}   95 % ${ms(p95Ms)}   slowest ${ms(worstMs)}${limit}\n`,
  )
  return within
}
