import { expect, test } from 'vitest'
import { firstDelivery } from '../delivery/delivery-settings.ts'
import { claimedOf, reprintReadyOn, reprintRefusal } from './reprint.ts'

const line = {
  kind: 'catalogue',
  _id: 'a',
  productId: 'tee',
  name: 'Tee',
  quantity: 5,
  size: 'M',
  pricePaise: 100,
  totalPaise: 500,
}
const lines = [line, { ...line, _id: 'b', quantity: 2 }] as unknown as Parameters<typeof claimedOf>[0]

test.each([
  [
    'no line, which means the whole order,',
    [],
    [
      ['a', 5],
      ['b', 2],
    ],
  ],
  ['some pieces of a line', [{ line: 1, quantity: 1 }], [['b', 1]]],
  ['a line that does not exist', [{ line: 7, quantity: 1 }], []],
] as const)('a claim about %s is reprinted accordingly', (_, claimed, expected) => {
  const again = claimedOf(
    lines,
    claimed.map((each) => ({ ...each, name: 'Tee', about: 'M' })),
  )
  expect(again.map(({ _id, quantity }) => [_id, quantity])).toEqual(expected)
})

// A Friday, before the cut-off time; the shop works from Monday to Saturday.
const at = new Date('2026-11-27T05:00:00Z')
const delivery = { ...firstDelivery, isPromised: true, blankDays: 1, printedDays: 3, holidays: [] }

test.each([
  ['a blank shirt', { kind: 'single', lines: [line] }, '2026-11-28'],
  ['a printed shirt', { kind: 'single', lines: [{ ...line, design: { path: 'a', name: 'a' } }] }, '2026-12-01'],
  ['documents', { kind: 'print', lines: [], printing: { readyOn: '2026-11-02' } }, '2026-11-30'],
] as const)('a reprint of %s takes as long as a new order for it', (_, order, readyOn) => {
  const ordered = { fulfilment: { kind: 'collect' }, ...order } as unknown as Parameters<typeof reprintReadyOn>[0]
  expect(reprintReadyOn(ordered, at, { delivery, turnRoundDays: 2 })).toBe(readyOn)
  expect(
    reprintReadyOn(ordered, at, { delivery: { ...delivery, isPromised: false }, turnRoundDays: 2 }),
  ).toBeUndefined()
})

test.each([
  ['placed', /not been sent yet/],
  ['in_production', /not been sent yet/],
  ['shipped', undefined],
  ['delivered', undefined],
  ['cancelled', /was cancelled/],
] as const)('of an order that is %s, pieces are made again only if they were sent', (status, refusal) => {
  const said = reprintRefusal(status)
  if (refusal) expect(said).toMatch(refusal)
  else expect(said).toBeUndefined()
})
