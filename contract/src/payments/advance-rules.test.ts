import { expect, test } from 'vitest'
import { laterPaymentOf } from './advance-rules.ts'

const rules = { above: 10_000, sharePercent: 50 }

test.each([
  ['bulk', 1_200_001, null, { advancePaise: 600_100 }],
  ['bulk', 1_200_001, 30, { invoiceDays: 30 }],
  ['print', 1_000_001, 30, { invoiceDays: 30 }],
  ['bulk', 1_000_000, null, undefined],
  ['bulk', 1_000_000, 30, undefined],
  ['shop', 1_200_001, 30, undefined],
] as const)(
  'an order (%s) of %i paise from a buyer with %s days of credit has %o',
  (kind, totalPaise, invoiceDays, later) => {
    expect(laterPaymentOf({ kind, totalPaise }, rules, { invoiceDays })).toEqual(later)
  },
)
