import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvoiceLine } from '../invoice.ts'
import { taxOrder } from '../tax-order.ts'
import { creditLines, creditProblem, restOf } from './credit-lines.ts'

function lineOf(amountPaise: number, percent: number, isWithinState: boolean, quantity = 10): InvoiceLine {
  const terms = { day: '2026-11-20', isTaxed: true, isWithinState }
  const [tax] = taxOrder({ lines: [{ hsn: '6109', percent, quantity, amountPaise }], shippingPaise: 0 }, terms).lines
  if (!tax) throw new Error('no line')
  return { name: 'Tee', about: '', hsn: '6109', quantity, unit: 'PCS', ...tax }
}

const line = lineOf(105_000, 5, true)

test.each([
  ['a price cut', { line: 0, netPaise: 10_500, quantity: 0 }, [10_000, 250, 250]],
  ['a credit for three of ten pieces', { line: 0, netPaise: 31_500, quantity: 3 }, [30_000, 750, 750]],
  ['a credit for the whole line', { line: 0, netPaise: 105_000, quantity: 10 }, [100_000, 2500, 2500]],
] as const)('%s credits its share of value and taxes', (_, asked, [taxable, cgst, sgst]) => {
  const [credit] = creditLines([line], [], [asked])
  expect(credit).toMatchObject({ taxablePaise: taxable, cgstPaise: cgst, sgstPaise: sgst, quantity: asked.quantity })
})

const taken = creditLines([line], [], [{ line: 0, netPaise: 100_000, quantity: 9 }])
test.each([
  [{ line: 1, netPaise: 100, quantity: 0 }, 'The invoice has no such line'],
  [{ line: 0, netPaise: 5001, quantity: 0 }, 'More than is left of this line'],
  [{ line: 0, netPaise: 1000, quantity: 2 }, 'More pieces than are left of this line'],
  [{ line: 0, netPaise: 99, quantity: 0 }, 'At least ₹1'],
  [{ line: 0, netPaise: 4901, quantity: 0 }, 'Less than ₹1 would be left of this line: credit all of it'],
  [{ line: 0, netPaise: 4900, quantity: 0 }, undefined],
  [{ line: 0, netPaise: 5000, quantity: 1 }, undefined],
])('a credit of more than is left is refused: %j', (asked, problem) => {
  expect(creditProblem([line], taken, asked)).toBe(problem)
})

test('however many notes credit a line, together they match the value and taxes of the invoice to the paisa', () => {
  const anyLine = fc.record({
    amount: fc.integer({ min: 100, max: 50_000_000 }),
    percent: fc.constantFrom(0, 5, 12, 18),
    isWithinState: fc.boolean(),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(anyLine, ({ amount, percent, isWithinState, cuts }) => {
      const invoice = [lineOf(amount, percent, isWithinState)]
      const notes: InvoiceLine[] = []
      for (const cut of cuts) {
        const asked = { line: 0, netPaise: Math.round(amount * cut), quantity: 1 }
        if (creditProblem(invoice, notes, asked) === undefined) notes.push(...creditLines(invoice, notes, [asked]))
      }
      notes.push(...creditLines(invoice, notes, restOf(invoice, notes)))
      const names = ['netPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const
      for (const name of names) {
        expect(notes.reduce((sum, note) => sum + note[name], 0)).toBe(invoice[0]?.[name])
        expect(Math.min(...notes.map((note) => note[name]))).toBeGreaterThanOrEqual(0)
      }
      expect(notes.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(10)
      expect(restOf(invoice, notes)).toEqual([])
    }),
  )
})
