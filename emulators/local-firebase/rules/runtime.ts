/**
 * The rules runtime of the Storage emulator, replacing Google's jar. firebase-tools starts it and exchanges JSON lines with
 * it, so nothing else may be written to stdout; output on stderr appears in the emulator's log as a warning.
 */
import { createInterface } from 'node:readline'
import type { RuntimeMessage } from './storage-messages.ts'
import { createStorageSession } from './storage-session.ts'

const say = (message: RuntimeMessage) => process.stdout.write(`${JSON.stringify(message)}\n`)

createInterface({ input: process.stdin }).on('line', createStorageSession(say))
say({ id: -1, status: 'ok', errors: [], warnings: [] })
