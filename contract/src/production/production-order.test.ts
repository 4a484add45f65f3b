import { expect, test } from 'vitest'
import { isLate } from './production-order.ts'

test.each([
  ['placed', '2026-11-26', true],
  ['in_production', '2026-11-26', true],
  ['in_production', '2026-11-27', false],
  ['in_production', '2026-11-28', false],
  ['in_production', undefined, false],
  ['shipped', '2026-11-26', false],
] as const)('on 27 November a %s order due to be ready on %s is late: %s', (status, readyOn, late) => {
  expect(isLate({ status, readyOn }, '2026-11-27')).toBe(late)
})
