import { expect, test } from 'vitest'
import { windowEnd } from './rate-limit.ts'

const anHour = 3_600_000
const endOf = (at: string, windowMs: number) => new Date(windowEnd(Date.parse(at), windowMs)).toISOString()

test('a daily allowance is renewed at midnight in IST', () => {
  expect(endOf('2026-11-28T23:59:59.999+05:30', 24 * anHour)).toBe('2026-11-28T18:30:00.000Z')
  expect(endOf('2026-11-29T00:00:00+05:30', 24 * anHour)).toBe('2026-11-29T18:30:00.000Z')
  expect(endOf('2026-11-29T05:31:00+05:30', 24 * anHour)).toBe('2026-11-29T18:30:00.000Z')
})

test('shorter windows follow each other without a gap', () => {
  expect(endOf('2026-11-29T10:59:59.999Z', anHour)).toBe('2026-11-29T11:00:00.000Z')
  expect(endOf('2026-11-29T11:00:00Z', anHour)).toBe('2026-11-29T12:00:00.000Z')
})
