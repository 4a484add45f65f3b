import { expect, test } from 'vitest'
import { interruptedErasure } from '../fixtures/faults/interrupted-erasure.ts'
import { storm } from '../fixtures/faults/storm.ts'

test('whatever the database refuses, answers too late or not at all, and whoever is killed: no order is lost, made twice or oversold', {
  timeout: 120_000,
}, async () => {
  const { placed, ofGuests, paid, cancelled, faults, ...wrong } = await storm({
    orders: 40,
    processes: 2,
    kills: 2,
    seed: 17,
  })
  expect(wrong).toEqual({ oversold: 0, duplicates: 0, lost: 0, findings: [] })
  // A storm that nothing came of would prove nothing.
  expect(Math.min(...Object.values(placed), ofGuests, paid, cancelled)).toBeGreaterThan(0)
  expect(faults).toEqual({ refuse: expect.any(Number), lose: expect.any(Number), delay: expect.any(Number), die: 2 })
  expect(Math.min(faults.refuse, faults.lose, faults.delay)).toBeGreaterThan(0)
})

test('an account whose deletion is killed midway is gone in the end, with all that was its own', async () => {
  const { status, killed, left } = await interruptedErasure({ documents: 240, kills: 2, seed: 3 })
  expect([200, 401]).toContain(status)
  expect({ killed, left }).toEqual({ killed: 2, left: 0 })
})
