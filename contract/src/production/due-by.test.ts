import { expect, test } from 'vitest'
import { dueByOf, dueDays, noDueDay } from './due-by.ts'

const promise = { readyOn: '2026-11-27', by: '2026-12-01' }

test.each([
  ['an order with a promise on its ready day', { promise }, '2026-11-27'],
  ['documents on the press’s own ready day', { promise, printing: { readyOn: '2026-11-30' } }, '2026-11-30'],
  ['an order without a promise after all others', {}, noDueDay],
] as const)('the press should have ready %s', (_, order, day) => {
  expect(dueByOf(order as unknown as Parameters<typeof dueByOf>[0])).toBe(day)
})

test.each([
  ['late', '2026-11-27', { to: '2026-11-26' }],
  ['week', '2026-11-27', { from: '2026-11-23', to: '2026-11-29' }],
  ['week', '2026-11-23', { from: '2026-11-23', to: '2026-11-29' }],
  ['week', '2026-11-29', { from: '2026-11-23', to: '2026-11-29' }],
] as const)('orders due (%s) on %s are those of %o', (filter, today, days) => {
  expect(dueDays(filter, today)).toEqual(days)
})
