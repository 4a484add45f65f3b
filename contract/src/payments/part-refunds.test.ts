import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftPaise, type PartRefund, returnablePaise, splitRefund } from './part-refunds.ts'

const at = new Date('2026-11-20T10:00:00Z')
const payment = fc.record({
  status: fc.constantFrom('captured', 'refunded', 'refund_due', 'failed'),
  amountPaise: fc.integer({ min: 100, max: 10_000_000 }),
  isConverted: fc.boolean(),
})
const payments = fc
  .array(payment, { maxLength: 4 })
  .map((all) => all.map((each, index) => ({ ...each, _id: `pay_${index}` })))

test('over any number of partial refunds no payment is refunded beyond what is left of it, and the parts add up to the amount requested', () => {
  fc.assert(
    fc.property(payments, fc.array(fc.integer({ min: 100, max: 9_000_000 }), { maxLength: 6 }), (made, asked) => {
      let now = made.map((each) => ({ ...each, parts: [] as PartRefund[] }))
      const could = returnablePaise(now)
      let back = 0
      for (const amountPaise of asked) {
        const split = splitRefund(now, amountPaise)
        if (!split) {
          expect(back + amountPaise > could || asked.length > 1).toBe(true)
          continue
        }
        back += amountPaise
        expect(split.reduce((sum, part) => sum + part.amountPaise, 0)).toBe(amountPaise)
        now = now.map((each) => {
          const part = split.find(({ paymentId }) => paymentId === each._id)
          return part ? { ...each, parts: [...each.parts, { credit: 'CN', amountPaise: part.amountPaise, at }] } : each
        })
      }
      for (const each of now) {
        expect(leftPaise(each)).toBeGreaterThanOrEqual(0)
        if (each.status !== 'captured' || each.isConverted) expect(each.parts).toEqual([])
      }
    }),
  )
})

test('a refund comes from a single payment if one is large enough, otherwise from the latest payments first', () => {
  const two = ['pay_1', 'pay_2'].map((_id) => ({ _id, status: 'captured', amountPaise: 50_000 }))
  expect(splitRefund(two, 50_000)).toEqual([{ paymentId: 'pay_2', amountPaise: 50_000 }])
  expect(splitRefund(two, 100_001)).toBeUndefined()
  expect(splitRefund(two, 60_000)).toEqual([
    { paymentId: 'pay_2', amountPaise: 50_000 },
    { paymentId: 'pay_1', amountPaise: 10_000 },
  ])
})

test('what was refunded in the dashboard of the gateway is not refunded once more by a credit note', () => {
  const part = { credit: 'CN', amountPaise: 10_000, at }
  const payment = { _id: 'pay_1', status: 'captured', amountPaise: 50_000, toldBackPaise: 15_000 }
  const left = (parts: readonly PartRefund[]) => returnablePaise([{ ...payment, parts }])
  expect(left([])).toBe(35_000)
  expect(left([part])).toBe(25_000)
  expect(left([{ ...part, refundId: 'rfnd_1' }])).toBe(35_000)
  expect(splitRefund([payment], 35_001)).toBeUndefined()
})
