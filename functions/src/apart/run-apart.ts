import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { UploadedFile } from '../ports/uploaded-files.ts'
import { readerProgram } from './reader-program.ts'

/** What one file may cost: seconds of a processor, and memory. */
export type Limits = { readonly seconds: number; readonly megabytes: number }

/** The program itself answers in time; this is for the case that it cannot, or that the machine is busy with others. */
const mostWaitedMs = 100_000

/** It reads files that strangers made, so it gets no environment, writes nothing, starts nothing and makes no code out of text. */
const restraints = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--allow-addons',
  '--disallow-code-generation-from-strings',
  '--disable-warning=SecurityWarning',
]

/**
 * Has a file read in a process of its own, as a document, a design or a photo, and returns what that answers, or that the file broke it or
 * went beyond the limits. The file flows through from where it is stored and is held by that process alone. Throws where the file
 * cannot be fetched, or the process not be started or is stopped from outside.
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
    // That of the caller may be gone: where the functions are built anew, their folder is another one of the same name.
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
  // A machine that shuts down stops its processes in this way; anything else that ended it without an answer, the file did.
  if (signal === 'SIGTERM' || signal === 'SIGINT') throw new Error('The reader of a file was stopped from outside')
  return { refusal: 'broken' }
}

/** The program may have its answer before the whole file has come, and closes its input. */
async function send(stored: Readable, input: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(stored, input)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPIPE' && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
