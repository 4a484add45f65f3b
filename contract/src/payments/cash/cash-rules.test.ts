import { expect, test } from 'vitest'
import { CashRules, cashRefusal, cashRefusalSentence, firstCashRules } from './cash-rules.ts'

const order = { totalPaise: 120_000, place: { postalCode: '560004', country: 'India' }, hasOwnPrint: true }

test.each([
  ['a new shop accepts cash for every order', order, {}, undefined],
  ['an order of exactly the minimum is accepted', order, { from: 1200 }, undefined],
  ['an order below the minimum is refused', order, { from: 1200.01 }, 'Only from ₹1,200.01'],
  ['an order of exactly the maximum is accepted', order, { upTo: 1200 }, undefined],
  ['an order above the maximum is refused', order, { upTo: 1199.99 }, 'Only up to ₹1,199.99'],
  ['an order to a closed PIN code is refused', order, { closedPincodes: ['560004'] }, 'Not at PIN code 560004'],
  [
    'an order to a PIN code with a closed beginning is refused',
    order,
    { closedPincodes: ['744', '56'] },
    'Not at PIN code 560004',
  ],
  ['an order to the neighbouring PIN code is accepted', order, { closedPincodes: ['560005', '744'] }, undefined],
  [
    'an order without an address yet is accepted',
    { ...order, place: undefined },
    { closedPincodes: ['56'] },
    undefined,
  ],
  [
    'a foreign postal code is not compared with closed PIN codes',
    { ...order, place: { postalCode: '56000', country: 'France' } },
    { closedPincodes: ['56'] },
    undefined,
  ],
  [
    'a customer’s own print must be paid online if the shop says so',
    order,
    { isClosedForOwnPrints: true },
    'Not for prints made to order',
  ],
  [
    'a customer’s own print with an advance is accepted',
    { ...order, advancePaise: 60_000 },
    { isClosedForOwnPrints: true },
    undefined,
  ],
  [
    'an order of ₹2,00,000 is refused by law, even if the shop sets no maximum',
    { ...order, totalPaise: 20_000_000 },
    {},
    'By law only below ₹2,00,000',
  ],
  ['an order one paisa below ₹2,00,000 is accepted', { ...order, totalPaise: 19_999_999 }, {}, undefined],
  [
    'an advance leaves less than ₹2,00,000 for the door',
    { ...order, totalPaise: 30_000_000, advancePaise: 15_000_000 },
    {},
    undefined,
  ],
  [
    'an advance that leaves ₹2,00,000 for the door is refused',
    { ...order, totalPaise: 40_000_000, advancePaise: 20_000_000 },
    {},
    'By law only below ₹2,00,000',
  ],
  [
    'a prepaid-only product is refused by name, even if the shop accepts cash for every order',
    { ...order, prepaidProduct: 'Varsity Jacket' },
    {},
    'Not for “Varsity Jacket”',
  ],
  [
    'an order without an own print is not affected',
    { ...order, hasOwnPrint: false },
    { isClosedForOwnPrints: true },
    undefined,
  ],
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
