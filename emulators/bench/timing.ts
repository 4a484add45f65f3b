import { performance } from 'node:perf_hooks'

export interface Timing {
  medianMs: number
  worstMs: number
}

/** Runs the work a number of times, one after the other. */
export async function time(runs: number, work: (run: number) => Promise<unknown>): Promise<Timing> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    await work(run)
    times.push(performance.now() - began)
  }
  return summary(times)
}

export function summary(times: number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b)
  return { medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, worstMs: sorted.at(-1) ?? 0 }
}

/** A line of a bench's report; the limit is in milliseconds and applies to the slowest run. */
export function report(what: string, { medianMs, worstMs }: Timing, limitMs?: number): boolean {
  const within = limitMs === undefined || worstMs <= limitMs
  const limit = limitMs === undefined ? '' : `   limit ${limitMs} ms${within ? '' : '   EXCEEDED'}`
  const figures = `median ${medianMs.toFixed(1).padStart(7)} ms   slowest ${worstMs.toFixed(1).padStart(7)} ms`
  process.stdout.write(`${what.padEnd(44)} ${figures}${limit}\n`)
  return within
}
