import { expect, test } from 'vitest'
import { storm } from '../fixtures/storm.ts'

test('whatever the database refuses, answers too late or not at all, and whoever is killed: no order is lost, made twice or oversold', {
  timeout: 120_000,
}, async () => {
  const { placed, paid, cancelled, faults, ...wrong } = await storm({ orders: 40, processes: 2, kills: 2, seed: 17 })
  expect(wrong).toEqual({ oversold: 0, duplicates: 0, lost: 0, findings: [] })
  // A storm that nothing came of would prove nothing.
  expect(Math.min(...Object.values(placed), paid, cancelled)).toBeGreaterThan(0)
  expect(faults).toEqual({ refuse: expect.any(Number), lose: expect.any(Number), delay: expect.any(Number), die: 2 })
  expect(Math.min(faults.refuse, faults.lose, faults.delay)).toBeGreaterThan(0)
})
