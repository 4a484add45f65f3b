import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftToHold } from './unproved-hold.ts'

test('unproved buyers together never hold more than their share of the stock, however they split it', () => {
  const pieces = fc.integer({ min: 0, max: 10_000 })
  const orders = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 60 })
  fc.assert(
    fc.property(pieces, fc.integer({ min: 0, max: 100 }), orders, (whole, sharePercent, wanted) => {
      let held = 0
      for (const pieces of wanted) {
        if (pieces <= leftToHold({ stock: whole - held, heldPieces: held }, { sharePercent })) held += pieces
      }
      expect(held).toBeLessThanOrEqual((whole * sharePercent) / 100)
    }),
  )
})

test.each([
  [100, 0, 20, 20],
  [80, 20, 20, 0],
  [4, 0, 20, 0],
  [50, 40, 20, 0],
])('of %i pieces, with %i held and a share of %i %%, %i more can be held', (stock, heldPieces, sharePercent, left) => {
  expect(leftToHold({ stock, heldPieces }, { sharePercent })).toBe(left)
})
