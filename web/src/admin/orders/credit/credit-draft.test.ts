import { expect, test } from 'vitest'
import { amountOfPieces, creditRequestOf, creditTotal, lineProblems, moneyBack } from './credit-draft.ts'

const line = { name: 'Tee', about: '', quantity: 3, amount: 1000, leftQuantity: 2, left: 666.67 }

test('returned pieces are credited at their price, and the last of a line with all that is left', () => {
  expect([0, 1, 2].map((pieces) => amountOfPieces(line, pieces))).toEqual(['', 333.33, 666.67])
})

test.each([
  [{ quantity: 2, amount: 666.67 }, {}],
  [{ quantity: 3, amount: 666.67 }, { quantity: 'At most 2 pieces' }],
  [{ quantity: '', amount: 666.68 }, { amount: 'At most ₹666.67' }],
  [
    { quantity: 1.5, amount: 300.005 },
    { quantity: 'A whole number of pieces', amount: 'At most two decimals' },
  ],
  [
    { quantity: '-', amount: -5 },
    { quantity: 'A whole number of pieces', amount: 'Not less than zero' },
  ],
  [{ quantity: '', amount: '' }, {}],
])('an amount that a line cannot give back is refused with a message: %j', (draft, problems) => {
  expect(lineProblems(line, draft)).toEqual(problems)
})

test('only lines with an amount are sent, and the total is theirs', () => {
  const draft = {
    0: { quantity: 1, amount: 333.33 },
    1: { quantity: '', amount: '' },
    2: { quantity: '', amount: 0.1 },
  }
  expect(creditRequestOf(draft)).toEqual([
    { line: 0, amount: 333.33, quantity: 1 },
    { line: 2, amount: 0.1, quantity: 0 },
  ])
  expect(creditTotal(draft)).toBe(333.43)
})

test('of a credit note only what exceeds the amount due is refunded', () => {
  expect([moneyBack(300, 0), moneyBack(300, 120.5), moneyBack(300, 400)]).toEqual([300, 179.5, 0])
})
