import { expect, test } from 'vitest'
import { CashRules, cashRefusal, cashRefusalSentence, firstCashRules } from './cash-rules.ts'

const order = { totalPaise: 120_000, place: { postalCode: '560004', country: 'India' }, hasOwnPrint: true }

test.each([
  ['a new shop takes cash for every order', order, {}, undefined],
  ['an order of exactly the least is taken', order, { from: 1200 }, undefined],
  ['an order below the least is not', order, { from: 1200.01 }, 'Only from ₹1,200.01'],
  ['an order of exactly the most is taken', order, { upTo: 1200 }, undefined],
  ['an order above the most is not', order, { upTo: 1199.99 }, 'Only up to ₹1,199.99'],
  ['a closed PIN code gets none', order, { closedPincodes: ['560004'] }, 'Not at PIN code 560004'],
  ['nor one that begins as a closed one', order, { closedPincodes: ['744', '56'] }, 'Not at PIN code 560004'],
  ['its neighbour does', order, { closedPincodes: ['560005', '744'] }, undefined],
  [
    'a place that nobody has typed yet is no reason',
    { ...order, place: undefined },
    { closedPincodes: ['56'] },
    undefined,
  ],
  [
    'digits of a code abroad mean nothing here',
    { ...order, place: { postalCode: '56000', country: 'France' } },
    { closedPincodes: ['56'] },
    undefined,
  ],
  [
    'own prints are paid online where the shop says so',
    order,
    { isClosedForOwnPrints: true },
    'Not for prints made to order',
  ],
  [
    'unless a part of them comes before they are made',
    { ...order, paysAdvance: true },
    { isClosedForOwnPrints: true },
    undefined,
  ],
  [
    'a product that is paid before is named, also where the shop takes cash for every order',
    { ...order, prepaidProduct: 'Varsity Jacket' },
    {},
    'Not for “Varsity Jacket”',
  ],
  ['what others buy too is not concerned', { ...order, hasOwnPrint: false }, { isClosedForOwnPrints: true }, undefined],
] as const)('%s', (_, asked, rules, reason) => {
  const said = cashRefusal(asked, CashRules.parse({ ...firstCashRules, ...rules }))
  expect(said).toBe(reason)
})

test.each([
  [{ closedPincodes: ['5'] }],
  [{ closedPincodes: ['0560'] }],
  [{ closedPincodes: ['5600041'] }],
  [{ from: 500, upTo: 499 }],
  [{ from: -1 }],
])('contradictory rules are refused: %j', (wrong) => {
  expect(CashRules.safeParse({ ...firstCashRules, ...wrong }).success).toBe(false)
})

test('a refusal names the alternatives', () => {
  expect(cashRefusalSentence('Only up to ₹500')).toBe(
    'Cash on Delivery: only up to ₹500. Please pay online or collect the order.',
  )
})
