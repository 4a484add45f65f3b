import { expect, test } from 'vitest'
import { originOf } from '../local-firebase/local-firebase.ts'
import { readPorts } from '../shop/ports.ts'

test('every emulator listens on its port in the suite, so that suites starting together never use the same one', async () => {
  const { payments: _payments, smtp: _smtp, mailbox: _mailbox, firestoreSocket, ...ports } = readPorts()
  const answer = await fetch(`${originOf(ports.hub)}/emulators`)
  const running = (await answer.json()) as Record<string, { port: number; webSocketPort?: number }>
  expect(Object.fromEntries(Object.entries(running).map(([name, { port }]) => [name, port]))).toEqual(ports)
  expect(running.firestore?.webSocketPort).toBe(firestoreSocket)
})
