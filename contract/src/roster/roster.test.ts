import { describe, expect, test } from 'vitest'
import { isInsideArea } from '../designs/design-place.ts'
import { addingRefusal } from './adding-refusal.ts'
import {
  type FilledText,
  notANumber,
  nothingToPrint,
  repeatsIn,
  repeatsRefusal,
  rosterMissing,
  rosterProblems,
  rosterRefusal,
  tooLongName,
} from './check-roster.ts'
import { placeOfFilled, wordsFor } from './fill-text.ts'
import { hasColorColumn, readRoster } from './read-roster.ts'
import { type ListedPerson, linesOfPeople, maxPeople, tooManyPeople } from './roster.ts'

const name: FilledText = { font: 'bebas', fills: 'name' }
const number: FilledText = { font: 'bebas', fills: 'number' }

describe('a pasted roster', () => {
  const team = [
    { name: 'Ravi', number: '07', size: 'M' },
    { name: 'Anil Rao', number: '10', size: '2XL' },
  ]
  test.each([
    [
      'without headings',
      [
        ['Ravi', '07', 'M'],
        ['Anil  Rao', '#10', 'XXL'],
      ],
    ],
    ['from a chat', [['1. Ravi - 07 M'], ['Anil Rao 10 XXL']]],
    [
      'from a chat, with commas',
      [
        ['1. Ravi', '07', 'M'],
        ['2) Anil Rao', '10', 'XXL'],
      ],
    ],
    [
      'with numbered rows',
      [
        ['No.', 'Name', 'Jersey No', 'Size'],
        ['1', 'Ravi', '07', 'M'],
        ['2', 'Anil Rao', '10', 'XXL'],
      ],
    ],
    [
      'with Hindi headings',
      [
        ['नाम', 'नंबर', 'साइज़'],
        ['Ravi', '०७', 'M'],
        ['Anil Rao', '१०', 'XXL'],
      ],
    ],
    [
      'with headings in another order',
      [['Size', 'Jersey No.', 'Player'], ['medium', '07', 'Ravi'], [], ['2xl', '१०', 'Anil Rao']],
    ],
  ])('%s is read as people', (_how, table) => {
    expect(readRoster(table)).toEqual(team)
  })

  test('reports a colour column, which is ignored', () => {
    expect(hasColorColumn([[], ['Name', 'Number', 'Size', ' T.Shirt '], ['Ravi', '07', 'M', 'Red']])).toBe(false)
    expect(hasColorColumn([[], ['Name', 'Number', 'Size', ' Colour '], ['Ravi', '07', 'M', 'Red']])).toBe(true)
  })

  test('keeps unknown values, so that they can be reported', () => {
    expect(readRoster([['Ravi', 'ten', 'giant']])).toEqual([{ name: 'Ravi', number: 'ten', size: 'giant' }])
  })
})

describe('a growing roster', () => {
  test.each([
    [0, maxPeople, undefined],
    [maxPeople - 1, 1, undefined],
    [0, maxPeople + 1, tooManyPeople],
    [4, maxPeople - 3, tooManyPeople],
    [maxPeople, 1, tooManyPeople],
  ])('of %i people can get %i more only up to the maximum of an order', (listed, added, message) => {
    expect(addingRefusal(listed, added)).toBe(message)
  })
})

describe('each row of a roster', () => {
  test.each([
    ['with neither name nor number', { name: '', number: '', size: 'M' }, nothingToPrint],
    ['with a name of 41 letters', { name: 'A'.repeat(41), number: '7', size: 'M' }, tooLongName],
    ['with five digits', { name: 'A', number: '12345', size: 'M' }, notANumber],
    ['with a number in letters', { name: 'A', number: 'ten', size: 'M' }, notANumber],
    ['without a size', { name: 'A', number: '7', size: '' }, 'The size is missing.'],
    ['with an unknown size', { name: 'A', number: '7', size: 'giant' }, '‘giant’ is not one of our sizes'],
    ['in a script missing in the font', { name: 'रवि', number: '7', size: 'M' }, 'does not have'],
    ['with a text direction override', { name: 'A\u202Eb', number: '7', size: 'M' }, 'cannot be printed'],
    ['with too many combining marks', { name: `a${'\u0301'.repeat(9)}`, number: '7', size: 'M' }, 'cannot be printed'],
  ])('%s gets a message saying what is wrong', (_what, person, message) => {
    const good = { name: 'Ravi', number: '07', size: 'M' }
    expect(rosterProblems([good, person], [name, number])).toEqual([
      { index: 1, message: expect.stringContaining(message) },
    ])
  })

  test('is checked only once, so that 200 rows take at most 200 times the work of one', () => {
    const looksAt = (count: number) => {
      let looks = 0
      const seen = <Row extends object>(row: Row) =>
        new Proxy(row, {
          get: (target, field) => {
            looks++
            return Reflect.get(target, field)
          },
        })
      const people = Array.from({ length: count }, (_, index) =>
        seen({ name: `Player ${index + 1}`, number: String(index), size: 'M' }),
      )
      rosterProblems(people, [name, number])
      repeatsIn(people)
      return looks
    }
    const one = looksAt(100) / 100
    expect(looksAt(200)).toBeLessThanOrEqual(200 * one)
    expect(looksAt(1000)).toBeLessThanOrEqual(1000 * one)
  })

  test('may have a name of 40 letters in any script of the font, only a name, or only a number', () => {
    const people = [
      { name: 'क्षि'.repeat(40), number: '', size: 'M' },
      { name: '', number: '0007', size: 'xS' },
    ]
    expect(rosterProblems(people, [{ font: 'baloo', fills: 'name' }, number])).toEqual([])
  })

  test('gets a note if its number occurs earlier; a repeated name alone is no mistake', () => {
    const people = [
      { name: 'Ravi', number: '7' },
      { name: 'Ravi', number: '07' },
      { name: 'Anil', number: '7' },
      { name: 'Ravi', number: '7' },
      { name: 'Dev', number: '' },
      { name: 'Om', number: '' },
    ]
    expect(repeatsIn(people)).toEqual([
      { index: 2, message: 'Number 7 is in the list twice: Ravi has it, too.' },
      { index: 3, message: 'Ravi 7 is in the list twice.' },
    ])
  })
})

describe('an order with a roster', () => {
  const person = (change: Partial<ListedPerson> = {}): ListedPerson => ({
    ...{ name: 'Ravi', number: '7', size: 'M', color: 'black' },
    ...change,
  })
  const people = [person(), person({ name: 'Anil', number: '8' }), person({ name: 'Dev', number: '9', size: 'L' })]
  const lines = linesOfPeople(people)
  const order = { lines, texts: [name, number, { font: 'baloo' } as const], roster: { people, acceptsRepeats: false } }

  test('has a piece for each person', () => {
    expect(lines).toEqual([
      { color: 'black', size: 'M', quantity: 2 },
      { color: 'black', size: 'L', quantity: 1 },
    ])
    expect(rosterRefusal(order)).toBeUndefined()
  })

  const again = [person(), person(), person({ size: 'L' })]
  test.each([
    ['without its list', { roster: undefined }, rosterMissing],
    [
      'with a piece without a person',
      { lines: [...lines, { color: 'white', size: 'M', quantity: 1 } as const] },
      'differ in size M',
    ],
    ['with a person without a piece', { lines: lines.slice(0, 1) }, 'size L: 0 ordered, 1 in the list'],
    ['with numbers that are not printed', { texts: [name] }, 'The list has numbers'],
    ['with a number twice', { roster: { people: again, acceptsRepeats: false } }, repeatsRefusal],
    [
      'with a row that cannot be printed',
      { roster: { people: [person({ name: 'रवि' })], acceptsRepeats: false } },
      'Row 1',
    ],
  ])('is refused %s', (_what, change, words) => {
    expect(rosterRefusal({ ...order, ...change })).toContain(words)
  })

  test('may have a number twice if its customer confirms it, and needs no roster without names', () => {
    expect(rosterRefusal({ ...order, roster: { people: again, acceptsRepeats: true } })).toBeUndefined()
    expect(rosterRefusal({ lines, texts: [{ font: 'baloo' }], roster: undefined })).toBeUndefined()
  })
})

describe('the words of a person', () => {
  const area = { widthMm: 200, heightMm: 280 }
  const place = { xMm: 60, yMm: 40, widthMm: 80, heightMm: 20, rotationDeg: 0 }
  const own = { width: 4, height: 1 }

  test('replace the text, with the same letter size and centre', () => {
    expect(wordsFor({ text: 'NAME', fills: 'name' }, { name: 'Ravi', number: '' })).toBe('Ravi')
    expect(wordsFor({ text: 'XI' }, { name: 'Ravi', number: '' })).toBe('XI')
    const filled = placeOfFilled(place, own, { width: 2, height: 1 }, area)
    expect(filled).toEqual({ xMm: 80, yMm: 40, widthMm: 40, heightMm: 20, rotationDeg: 0 })
  })

  test('are scaled down, never cut or condensed, if they are wider than the print area', () => {
    const filled = placeOfFilled({ ...place, rotationDeg: 30 }, own, { width: 40, height: 1 }, area)
    expect(isInsideArea(filled, area)).toBe(true)
    expect(filled.widthMm / filled.heightMm).toBeCloseTo(40)
  })
})
