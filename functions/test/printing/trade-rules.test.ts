import { firstTradeRules, TradeRules } from '@teeshala/contract/printing/trade-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let token: string
let before: FirebaseFirestore.DocumentData | undefined
const document = () => shop.deps.db.doc('settings/printing')
beforeAll(async () => {
  shop = await openShop()
  token = (await admin(shop.deps)).token
  before = (await document().get()).data()
})
afterAll(async () => {
  await (before ? document().set(before) : document().delete())
  await shop.close()
})

const read = () => shop.call('GET', '/api/printing-rules')
const change = (body: object) => shop.call('PUT', '/api/printing-rules', { token, body })
const rules = (): TradeRules => TradeRules.parse(before)

test('everybody can read what the press can make', async () => {
  const { status, body } = await read()
  expect({ status, rules: TradeRules.parse(body) }).toEqual({ status: 200, rules: rules() })
})

test('changed rules apply at once, and the log has what changed', async () => {
  const changed = { ...rules(), turnRoundDays: 5 }
  expect(await change(changed)).toMatchObject({ status: 200, body: { turnRoundDays: 5 } })
  expect((await read()).body).toMatchObject({ turnRoundDays: 5 })
  const log = await shop.deps.db.collection('auditLog').where('target', '==', 'settings/printing').get()
  expect(log.docs.map((entry) => entry.data())).toContainEqual(
    expect.objectContaining({
      action: 'settings.printing_changed',
      details: { from: { turnRoundDays: rules().turnRoundDays }, to: { turnRoundDays: 5 } },
    }),
  )
})

test('rules that a colleague has changed meanwhile are not overwritten', async () => {
  const seen = (await read()).body
  await change({ ...seen, turnRoundDays: 7, basedOn: seen.updatedAt })
  expect(await change({ ...seen, turnRoundDays: 9, basedOn: seen.updatedAt })).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT', details: { current: { turnRoundDays: 7 } } },
  })
})

test('a shop that has never set rules has none', async () => {
  await document().delete()
  expect(TradeRules.parse((await read()).body)).toEqual(firstTradeRules)
})

test.for([
  [
    'a maximum of sheets below the minimum',
    { bindings: [{ option: 'Spiral', minSheets: 9, maxSheets: 2, sizes: [] }] },
    'bindings.0.maxSheets',
  ],
  [
    'a quantity break that does not rise',
    {
      copyBreaks: [
        { from: 50, percent: 9 },
        { from: 60, percent: 9 },
      ],
    },
    'copyBreaks',
  ],
  ['three sides', { printings: [{ option: 'Color', isColor: true, sides: 3 }] }, 'printings.0.sides'],
  ['no production time', { turnRoundDays: 0 }, 'turnRoundDays'],
] as const)('%s is refused at its field', async ([, wrong, field]) => {
  const { status, body } = await change({ ...rules(), ...wrong })
  expect({ status, fields: Object.keys(body.details?.fields ?? body.fields) }).toEqual({ status: 400, fields: [field] })
})
