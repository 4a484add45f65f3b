import { execFileSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { runApart } from './run-apart.ts'

const limits = { seconds: 10, megabytes: 1200 }
const png = { contentType: 'image/png', bytes: 64 }

const startReading = () => {
  // The stream never ends, so the reader waits.
  const reading = runApart(new Readable({ read: () => undefined }), 'design', png, limits)
  const said = reading.then(
    (answer) => answer,
    (error: Error) => error.message,
  )
  const reader = Number(execFileSync('pgrep', ['-n', '-P', `${process.pid}`, '-f', 'reader']).toString())
  return { said, reader }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a file is not called broken if its reader was stopped by %s from outside',
  async (signal) => {
    const { said, reader } = startReading()
    process.kill(reader, signal)
    expect(await said).toBe('The reader of a file was stopped from outside')
  },
)

test('a file is broken if its reader is killed, as the system does when memory runs out', async () => {
  const { said, reader } = startReading()
  process.kill(reader, 'SIGKILL')
  expect(await said).toEqual({ refusal: 'broken' })
})
