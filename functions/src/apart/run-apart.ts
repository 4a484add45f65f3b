import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { UploadedFile } from '../ports/uploaded-files.ts'
import { readerProgram } from './reader-program.ts'

/** The limits for one file: CPU seconds and memory. */
export type Limits = { readonly seconds: number; readonly megabytes: number }

/** A safety net: the program enforces its own time limit, unless it hangs or the machine is very busy. */
const mostWaitedMs = 100_000

/** It reads untrusted files, so it gets no environment, cannot write files, start processes or evaluate code. */
const restraints = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--allow-addons',
  '--disallow-code-generation-from-strings',
  '--disable-warning=SecurityWarning',
]

/**
 * Reads a file in a separate process, as a document, a design or a photo. Returns the result, or that the file crashed the reader or
 * exceeded the limits. The file is streamed from storage and held only by that process. Throws if the file
 * cannot be fetched, or the process cannot be started or is stopped from outside.
 */
export async function runApart(
  stored: Readable,
  kind: 'document' | 'design' | 'photo',
  { contentType, bytes }: Pick<UploadedFile, 'contentType' | 'bytes'>,
  { seconds, megabytes }: Limits,
): Promise<unknown> {
  const args = [readerProgram(), kind, contentType, bytes, seconds, megabytes].map(String)
  const child = spawn(process.execPath, [...restraints, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    // The caller's working directory may be gone: a rebuild of the functions replaces the folder.
    cwd: import.meta.dirname,
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) =>
    child.once('error', reject).once('close', (_, signal) => resolve(signal)),
  )
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, mostWaitedMs)
  const answered = text(child.stdout)
  let signal: NodeJS.Signals | null
  try {
    ;[signal] = await Promise.all([ended, send(stored, child.stdin)])
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
  if (isLate) return { refusal: 'tooHeavy' }
  const answer = await answered
  if (answer !== '') return JSON.parse(answer)
  // A machine that shuts down stops its processes with these signals; any other exit without a result was caused by the file.
  if (signal === 'SIGTERM' || signal === 'SIGINT') throw new Error('The reader of a file was stopped from outside')
  return { refusal: 'broken' }
}

/** The program may finish before the whole file has arrived, and then closes its input. */
async function send(stored: Readable, input: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(stored, input)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPIPE' && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
