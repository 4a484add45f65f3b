import { describe, expect, test } from 'vitest'
import type { ClaimDecision } from './claim.ts'
import type { ClaimReason } from './claim-reason.ts'
import { claimsOfSamePieces, lateRefusal, linesOfClaim, openPieces, reportedRefusal } from './claimed-pieces.ts'

const tee = { line: 0, quantity: 4, name: 'Monsoon Tee', about: 'M, Black' }
const polo = { line: 1, quantity: 1, name: 'Polo', about: 'L, White' }
const claim = (_id: string, decision: ClaimDecision | null, ...lines: (typeof tee)[]) => ({ _id, decision, lines })
const of = (quantity: number) => ({ ...tee, quantity })

describe('the pieces of an order', () => {
  const claims = [claim('C-1', null, of(2)), claim('C-2', null, of(1), polo), claim('C-3', 'reprint', of(4))]

  test('count as reported in open claims, not in decided ones', () => {
    expect(openPieces(claims, 0)).toEqual({ pieces: 3, tickets: ['C-1', 'C-2'] })
    expect(openPieces(claims, 2)).toEqual({ pieces: 0, tickets: [] })
  })

  test.each([
    [1, undefined],
    [2, 'You have already reported 3 of 4 pieces of Monsoon Tee in C-1, C-2. You can report 1 more.'],
  ])('can be reported once: %i more', (wanted, refusal) => {
    expect(reportedRefusal(claims, tee, wanted)).toBe(refusal)
  })

  test('that are all reported are answered with the claim that has them', () => {
    expect(reportedRefusal(claims, polo, 1)).toBe('You have already reported Polo in C-2, and we are looking into it.')
    expect(reportedRefusal([], polo, 1)).toBeUndefined()
  })
})

describe('a claim', () => {
  const own = claim('C-1', null, tee)
  const idsOf = (...others: ReturnType<typeof claim>[]) => claimsOfSamePieces(own, others).map(({ _id }) => _id)

  test('is about the same pieces as open claims and as those decided for a reprint', () => {
    expect(idsOf(own, claim('C-2', null, of(1)), claim('C-3', 'reprint', tee))).toEqual(['C-2', 'C-3'])
    expect(idsOf(claim('C-2', 'refund', tee), claim('C-3', 'reject', tee), claim('C-4', null, polo))).toEqual([])
  })

  test('without lines is about the whole order', () => {
    expect(idsOf(claim('C-2', null))).toEqual(['C-2'])
    expect(claimsOfSamePieces(claim('C-2', null), [own])).toEqual([own])
    expect(linesOfClaim(claim('C-2', null), [tee, polo])).toEqual([tee, polo])
    expect(linesOfClaim(own, [tee, polo])).toEqual([tee])
  })
})

describe('a late order', () => {
  const said = (reason: ClaimReason, decision: ClaimDecision | null) => ({ _id: 'C-7', reason, decision })

  test('is reported only once while undecided, and a repeat points to that report', () => {
    expect(lateRefusal([said('damaged', null), said('late', null)])).toBe(
      'You have already told us in C-7 that this order is late, and we are looking into it.',
    )
  })

  test.each([[[]], [[said('late', 'reject')]], [[said('damaged', null)]]])('can be reported despite %j', (claims) => {
    expect(lateRefusal(claims)).toBeUndefined()
  })
})
