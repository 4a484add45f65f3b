import { expect, test } from 'vitest'
import { formatAgo } from './ago.ts'

const now = Date.parse('2026-11-22T06:30:00Z')

test.each([
  ['2026-11-22T06:30:20Z', 'just now'],
  ['2026-11-22T06:29:01Z', 'just now'],
  ['2026-11-22T06:29:00Z', '1 min ago'],
  ['2026-11-22T05:30:01Z', '59 min ago'],
  ['2026-11-22T05:30:00Z', '1 h ago'],
  ['2026-11-21T18:31:00Z', '11 h ago'],
  ['2026-11-21T18:29:00Z', /^21 Nov 2026, 11:59.pm$/],
  ['2026-11-10T10:00:00Z', '10 Nov 2026'],
])('%s is %s at noon in India', (iso, words) => {
  expect(formatAgo(iso, now)).toMatch(words)
})
