/**
 * A program of its own: takes a document on its standard input, reads it in a second thread, and writes what it found as JSON. Whatever
 * the file does to the reader, this thread still counts its memory and its time.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Reading } from '../reading.ts'
import { readFile } from './read-file.ts'

const lookEveryMs = 50
const MB = 1024 * 1024
const heapShare = 0.6

type Work = { readonly file: Uint8Array<ArrayBuffer>; readonly contentType: string }

if (isMainThread) await guard(process.argv.slice(2))
else parentPort?.postMessage(await readFile(workerData as Work))

async function guard([contentType = '', bytes, seconds, megabytes]: readonly string[]) {
  const file = await received(Number(bytes))
  const most = Number(megabytes)
  const reader = new Worker(import.meta.filename, {
    workerData: { file, contentType } satisfies Work,
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
  setTimeout(() => answer({ refusal: 'tooHeavy' }), Number(seconds) * 1000)
  setInterval(() => {
    if (process.memoryUsage.rss() > most * MB) answer({ refusal: 'tooHeavy' })
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

/** The first answer counts. The process ends with it, whatever the reader is doing. */
function answer(reading: Reading) {
  process.stdout.write(JSON.stringify(reading), () => process.exit(0))
}
