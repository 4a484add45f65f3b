import { expect, test } from 'vitest'
import { creditOfClaim } from './claim-credit.ts'

test("a claim's refund is the latest credit note after it that no other claim refers to", () => {
  const days = ['2026-11-01', '2026-11-12', '2026-11-14']
  const credits = days.map((day, index) => ({ number: `CN-${index + 1}`, issuedAt: new Date(day) }))
  const claim = { createdAt: '2026-11-10T00:00:00Z' }
  expect(creditOfClaim(claim, credits, [])?.number).toBe('CN-3')
  expect(creditOfClaim(claim, credits, [{ creditNote: 'CN-3' }, {}])?.number).toBe('CN-2')
  expect(creditOfClaim(claim, credits.slice(0, 1), [])).toBeUndefined()
})
