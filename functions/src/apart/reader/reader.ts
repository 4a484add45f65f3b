/**
 * Runs as a separate program: receives an untrusted upload on standard input, reads it in a second thread, and writes the
 * result as JSON. Whatever the file does to the reader, this thread still enforces the memory and time limits.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { DesignReading } from '../design-reading.ts'
import type { DocumentReading } from '../document-reading.ts'

const lookEveryMs = 50
const MB = 1024 * 1024
const heapShare = 0.6

type Work = { readonly kind: string; readonly file: Uint8Array<ArrayBuffer>; readonly contentType: string }

if (isMainThread) await guard(process.argv.slice(2))
else parentPort?.postMessage(await read(workerData as Work))

/** Each reader is loaded separately: the one for documents is large. */
async function read({ kind, ...work }: Work): Promise<DesignReading | DocumentReading> {
  if (kind === 'design') return (await import('./read-design.ts')).readDesign(work)
  if (kind === 'photo') return (await import('./read-photo.ts')).readPhoto(work)
  return (await import('./read-print-file.ts')).readPrintFile(work)
}

async function guard([kind = '', contentType = '', bytes, seconds, megabytes]: readonly string[]) {
  const file = await received(Number(bytes))
  const most = Number(megabytes)
  const reader = new Worker(import.meta.filename, {
    workerData: { kind, file, contentType } satisfies Work,
    transferList: [file.buffer],
    resourceLimits: { maxOldGenerationSizeMb: Math.round(most * heapShare) },
    // Messages of pdf.js must not be mixed with the results.
    stdout: true,
    stderr: true,
  })
  reader.once('message', answer)
  // A file that crashes the reader is damaged; one that exhausts its memory is too complex.
  reader.once('error', (error: NodeJS.ErrnoException) => {
    answer({ refusal: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooHeavy' : 'broken' })
  })
  // CPU time instead of wall time, so that a good file is not refused on a busy machine.
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const isSlow = (user + system) / 1e6 > Number(seconds)
    if (isSlow || process.memoryUsage.rss() > most * MB) answer({ refusal: 'tooHeavy' })
  }, lookEveryMs)
}

/** Returns the whole input in one buffer; missing bytes stay zero. */
async function received(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Uint8Array(bytes)
  let end = 0
  for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
    file.set(chunk.subarray(0, bytes - end), end)
    end = Math.min(bytes, end + chunk.length)
  }
  return file
}

let isAnswered = false

/** Only the first answer counts. The process is killed afterwards: a normal exit would wait for libraries that are still drawing. */
function answer(reading: DesignReading | DocumentReading) {
  if (isAnswered) return
  isAnswered = true
  process.stdout.write(JSON.stringify(reading), () => process.kill(process.pid, 'SIGKILL'))
}
