import type { OrderClaims, OwnClaim } from '@teeshala/contract/claims/claim'
import { expect, test } from 'vitest'
import { emptyClaim, offeredDraft, withClaim } from './claim-draft.ts'

const line = { line: 0, quantity: 5, name: 'Bagh Tee', about: 'Black, M' }
const order: OrderClaims = { claims: [], reasons: ['late'], lines: [line] }
const late = { _id: 'C-1', reason: 'late', decision: null, lines: [] } as unknown as OwnClaim

test('an order already reported as late cannot be reported as late again', () => {
  const told = 'You have already told us in C-1 that this order is late, and we are looking into it.'
  expect(withClaim(order, late)).toMatchObject({ claims: [late], reasons: [], refusal: told })
  const arrived: OrderClaims = { ...order, reasons: ['damaged', 'late'] }
  expect(withClaim(withClaim(arrived, late), late)).toEqual({ ...arrived, claims: [late], reasons: ['damaged'] })
})

test('a draft with a reason no longer offered loses it, and keeps its pieces and text', () => {
  const draft = { ...emptyClaim, reason: 'late', text: 'Where is it?', quantities: { 0: 2 } } as const
  expect(offeredDraft(draft, order)).toEqual(draft)
  expect(offeredDraft(draft, { ...order, reasons: ['damaged'] })).toEqual({ ...draft, reason: '' })
})
