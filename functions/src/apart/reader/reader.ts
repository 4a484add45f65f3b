/**
 * A program of its own: takes a file that a stranger uploaded on its standard input, reads it in a second thread, and writes what it
 * found as JSON. Whatever the file does to the reader, this thread still counts its memory and its time.
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

/** Each kind is loaded by itself: what reads documents is large. */
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
    // What pdf.js has to say of a file is nobody's concern, and must not stand among the results.
    stdout: true,
    stderr: true,
  })
  reader.once('message', answer)
  // A file that breaks the reader is broken; one that fills its memory is too heavy.
  reader.once('error', (error: NodeJS.ErrnoException) => {
    answer({ refusal: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooHeavy' : 'broken' })
  })
  // Time of the processor, so that a good file is not refused where the machine is busy with others.
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const isSlow = (user + system) / 1e6 > Number(seconds)
    if (isSlow || process.memoryUsage.rss() > most * MB) answer({ refusal: 'tooHeavy' })
  }, lookEveryMs)
}

/** The whole input in one piece of memory; what does not come stays zero. */
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

/** The first answer counts. The process is ended with it: an exit would wait for what a library is still drawing. */
function answer(reading: DesignReading | DocumentReading) {
  if (isAnswered) return
  isAnswered = true
  process.stdout.write(JSON.stringify(reading), () => process.kill(process.pid, 'SIGKILL'))
}
