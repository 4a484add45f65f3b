import { expect, test } from 'vitest'
import { endedProcess } from '../fixtures/faults/ended-process.ts'
import { interruptedErasure } from '../fixtures/faults/interrupted-erasure.ts'
import { storm } from '../fixtures/faults/storm.ts'

test('whatever the database refuses or delays, and whichever process is killed, no order is lost, made twice or oversold', {
  timeout: 120_000,
}, async () => {
  const { placed, ofGuests, paid, cancelled, faults, ...wrong } = await storm({
    orders: 40,
    processes: 2,
    kills: 2,
    seed: 17,
  })
  expect(wrong).toEqual({ oversold: 0, duplicates: 0, lost: 0, findings: [] })
  // A storm in which nothing happened would prove nothing.
  expect(Math.min(...Object.values(placed), ofGuests, paid, cancelled)).toBeGreaterThan(0)
  expect(faults).toMatchObject({ die: 2, hang: 0 })
  expect(Math.min(faults.refuse, faults.lose, faults.delay)).toBeGreaterThan(0)
})

test('an account deletion killed midway is finished in the end, with everything that belonged to it', async () => {
  const { status, killed, left } = await interruptedErasure({ documents: 240, kills: 2, seed: 3 })
  expect([200, 401]).toContain(status)
  expect({ killed, left }).toEqual({ killed: 2, left: 0 })
})

test('a process asked to end finishes its orders, and the next one knows them', async () => {
  const orders = 8
  const { statuses, code, wrong } = await endedProcess({ orders, endsAt: orders, commitMs: 500 })
  expect({ statuses, code, wrong }).toEqual({ statuses: Array(orders).fill(201), code: 0, wrong: 0 })
})
