import { array, integer, property, assert as prove, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakPercent, lessPercent, nextBreak, QuantityBreaks } from './quantity-break.ts'

const breaks = [
  { from: 50, percent: 5 },
  { from: 100, percent: 10 },
]

test.for([
  [1, 0, 50],
  [49, 0, 50],
  [50, 5, 100],
  [99, 5, 100],
  [100, 10, undefined],
  [100_000, 10, undefined],
] as const)('%i pieces get %i percent off, and the next break is at %i', ([count, percent, next]) => {
  expect([breakPercent(breaks, count), nextBreak(breaks, count)?.from]).toEqual([percent, next])
})

test.for([
  [150, 5, 143],
  [70, 10, 63],
  [1, 50, 1],
  [1, 51, 0],
  [1050, 15, 893],
] as const)('%i paise less %i percent are %i paise, half a paisa rounded up', ([paise, percent, less]) => {
  expect(lessPercent(paise, percent)).toBe(less)
})

describe('a table of quantity breaks', () => {
  const problemsOf = (table: unknown) => QuantityBreaks.safeParse(table).error?.issues.map(({ path }) => path.join('.'))

  test.for([
    [[breaks[0], { from: 60, percent: 5 }], ['']],
    [[breaks[0], { from: 50, percent: 6 }], ['']],
    [[{ from: 1, percent: 5 }], ['0.from']],
    [[{ from: 50, percent: 0 }], ['0.percent']],
    [[{ from: 50, percent: 91 }], ['0.percent']],
    [[{ from: 50.5, percent: 5 }], ['0.from']],
    [breaks, undefined],
    [[], undefined],
  ] as const)('%j is invalid at %j', ([table, problems]) => {
    expect(problemsOf(table)).toEqual(problems)
  })

  test('never makes a piece dearer in a larger order, if the table is valid', () => {
    const table = array(record({ from: integer({ min: 2, max: 900 }), percent: integer({ min: 1, max: 90 }) }))
    prove(
      property(table, integer({ min: 1, max: 1_000_000 }), integer({ min: 1, max: 1000 }), (wanted, paise, count) => {
        if (!QuantityBreaks.safeParse(wanted).success) return
        const each = (pieces: number) => lessPercent(paise, breakPercent(wanted, pieces))
        expect(each(count + 1)).toBeLessThanOrEqual(each(count))
      }),
    )
  })
})
