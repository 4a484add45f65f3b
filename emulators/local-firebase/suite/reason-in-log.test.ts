import { expect, test } from 'vitest'
import { reasonInLog } from './reason-in-log.ts'

const ofFirebaseTools = `
[debug] [2026-11-21T13:57:26.052Z] Error: listen EADDRINUSE: address already in use 127.0.0.1:9319
    at Server.setupListenHandle [as _listen2] (node:net:2328:16)
    at process.processTicksAndRejections (node:internal/process/task_queues:90:21)
[error]${' '}
[error] Error: An unexpected error has occurred.
[warn] ⚠  firestore: Env variable override detected.`

const ofNode = `
node:events:486
      throw er; // Unhandled 'error' event
      ^

Error: listen EADDRINUSE: address already in use 127.0.0.1:9319
    at Server.setupListenHandle [as _listen2] (node:net:2328:16)
Emitted 'error' event on Server instance at:
    at emitErrorNT (node:net:2304:8) {
  code: 'EADDRINUSE',
  port: 9319
}

Node.js v24.21.0
`

test.each([
  ['firebase-tools', ofFirebaseTools],
  ['a program that crashed', ofNode],
])('the reason is found in what %s printed', (_who, log) => {
  expect(reasonInLog(log)).toBe('Error: listen EADDRINUSE: address already in use 127.0.0.1:9319')
})

test('of several reasons the last one counts, and colours are removed', () => {
  expect(reasonInLog('The port was refused\n\u001b[31mFirestore did not start: no rules\u001b[39m\nGoing down')).toBe(
    'Firestore did not start: no rules',
  )
})

test('without an error the last line is shown, and an empty log is reported', () => {
  expect([reasonInLog('one\ntwo\n'), reasonInLog('')]).toEqual(['two', 'no reason given'])
})

test('the reason is the message of an answer, not a part of its JSON', () => {
  const answer = JSON.stringify({ error: { message: 'Invalid JSON payload received' } }, undefined, 2)
  expect(
    reasonInLog(`Stopping\n\nError: Error during Auth Emulator import: Received HTTP status code: 400\n${answer}\n`),
  ).toBe('Error: Error during Auth Emulator import: Received HTTP status code: 400')
})
