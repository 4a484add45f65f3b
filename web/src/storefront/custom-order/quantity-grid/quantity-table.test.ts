import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { expect, test } from 'vitest'
import { withPasted } from './pasted-table.ts'
import { cellProblem, pieces, typedQuantity, withCell, withLine } from './quantity-table.ts'

const rows = [
  { id: 'black', name: 'Black' },
  { id: 'navy-blue', name: 'Navy Blue' },
  { id: 'white', name: 'White' },
]
const start = { row: 0, column: 0 }
const table = (...lines: string[][]) => lines.map((cells) => cells.join('\t')).join('\n')
/** Returns the lines of a table pasted into the first cell. */
const pastedLines = (text: string) => brief(withPasted([], text, rows, start).lines)
const brief = (lines: readonly BulkLine[]) => lines.map(({ color, size, quantity }) => `${color} ${size} ${quantity}`)

test('adding the same colour and size adds to its line; another becomes the last line', () => {
  let lines = withLine([], { color: 'black', size: 'M', quantity: 3 })
  lines = withLine(lines, { color: 'black', size: 'L', quantity: 1 })
  lines = withLine(lines, { color: 'black', size: 'M', quantity: 2 })
  expect(brief(lines)).toEqual(['black M 5', 'black L 1'])
})

test('a line never holds more than the shop accepts, and an emptied cell has no line', () => {
  const lines = withLine([], { color: 'black', size: 'M', quantity: 990 })
  expect(brief(withLine(lines, { color: 'black', size: 'M', quantity: 50 }))).toEqual(['black M 1000'])
  expect(withCell(lines, { color: 'black', size: 'M' }, 0)).toEqual([])
  expect(withCell([], { color: 'black', size: 'M' }, Number.NaN)).toEqual([])
})

test('plain numbers are filled in to the right and down from the cell they are pasted into', () => {
  const { lines, set, lost } = withPasted([], table(['1', '2'], ['3', '4']), rows, { row: 1, column: 2 })
  expect(brief(lines)).toEqual(['navy-blue M 1', 'navy-blue L 2', 'white M 3', 'white L 4'])
  expect([set, lost]).toEqual([4, 0])
})

test('headings and names decide where numbers go, in any order and spelling, and totals are not ordered', () => {
  const pasted = table(
    ['Colour', 'XXL', 'xs', 'M', 'Total'],
    ['white', '5', '', '7', '12'],
    ['NAVY-BLUE', '1', '2', '0', '3'],
    ['Total', '6', '2', '7', '15'],
  )
  const { lines, lost } = withPasted([], pasted, rows, { row: 2, column: 4 })
  expect(brief(lines)).toEqual(['white 2XL 5', 'white M 7', 'navy-blue 2XL 1', 'navy-blue xS 2'])
  expect([pieces(lines), lost]).toEqual([15, 0])
})

test('rows with names but no headings start in the column of the cell', () => {
  const { lines } = withPasted([], table(['White', '5', '6'], ['Black', '7', '8']), rows, { row: 0, column: 2 })
  expect(brief(lines)).toEqual(['white M 5', 'white L 6', 'black M 7', 'black L 8'])
})

test('numbers that fit nowhere are reported, not silently lost', () => {
  expect(withPasted([], table(['1'], ['2'], ['3']), rows, { row: 2, column: 8 })).toMatchObject({ set: 1, lost: 2 })
  const unknown = table(['', 'S', 'M', '6XL'], ['Pink', '1', '2', '3'])
  expect(withPasted([], unknown, rows, { row: 3, column: 0 })).toMatchObject({ set: 0, lost: 3 })
})

test('a row with an unavailable colour is reported, and never ordered in another colour', () => {
  const pasted = table(['Colour', 'S', 'M'], ['Black', '20', '30'], ['Purple', '1', '2'], ['Total', '21', '32'])
  const { lines, set, lost } = withPasted([], pasted, rows, start)
  expect(brief(lines)).toEqual(['black S 20', 'black M 30'])
  expect([set, lost]).toEqual([2, 2])
})

test('a single size is a heading, too, and a title above the table shifts nothing', () => {
  const pasted = table(['Team 2026'], ['Colour', 'M'], ['White', '5'])
  expect(pastedLines(pasted)).toEqual(['white M 5'])
  expect(pastedLines(table(['For the team'], ['5', '6']))).toEqual(['black xS 5', 'black S 6'])
})

test('an invalid number of pieces is reported; the number formats of spreadsheets are understood', () => {
  const { lines, set, lost } = withPasted([], table(['-3', '1.5', '1001', '1,000', '20.00', '12,34']), rows, start)
  expect(brief(lines)).toEqual(['black L 1000', 'black XL 20'])
  expect([set, lost]).toEqual([2, 4])
})

test('a thousand with a comma is one number in a quoted cell', () => {
  expect(pastedLines('White,"1,000",6')).toEqual(['white xS 1000', 'white S 6'])
})

test('Devanagari digits and quoted CSV numbers are understood', () => {
  expect(pastedLines('१२\t"५"')).toEqual(['black xS 12', 'black S 5'])
  expect(['१२०', '40', ' 7', ''].map(typedQuantity)).toEqual([120, 40, 7, 0])
  expect(['12.5', '-5', '1e3', 'abc'].map(typedQuantity)).toEqual([undefined, undefined, undefined, undefined])
})

test.each([
  ['3.5', 'White, M: whole numbers only.'],
  ['-5', 'White, M: whole numbers only.'],
  ['1001', 'White, M: at most 1,000 pieces.'],
  ['१००१', 'White, M: at most 1,000 pieces.'],
  ['1000', undefined],
  ['', undefined],
])('typing %j into a cell gets the message: %s', (typed, words) => {
  expect(cellProblem(typed, 'White, M')).toBe(words)
})

test.each(['1,000', ' 1,000\r\n', '१,०००', '1,000.00'])('%j alone is a thousand pieces, not 1 and 000', (pasted) => {
  const before = withCell([], { color: 'black', size: 'S' }, 7)
  expect(brief(withPasted(before, pasted, rows, start).lines)).toEqual(['black S 7', 'black xS 1000'])
  expect(pastedLines('10,200')).toEqual(['black xS 10', 'black S 200'])
  expect(pastedLines('\t1,000')).toEqual(['black S 1000'])
})

test('a pasted table replaces what was in its cells and leaves the others', () => {
  const before = withLine(withLine([], { color: 'black', size: 'xS', quantity: 9 }), {
    color: 'white',
    size: '5XL',
    quantity: 4,
  })
  expect(brief(withPasted(before, '2\n0', rows, start).lines)).toEqual(['black xS 2', 'white 5XL 4'])
})

test('pieces of one size in two colours are two lines, counted by colour, by size and in total', () => {
  let lines = withLine([], { color: 'black', size: 'M', quantity: 3 })
  lines = withLine(lines, { color: 'white', size: 'M', quantity: 4 })
  lines = withLine(lines, { color: 'white', size: 'L', quantity: 5 })
  expect(brief(lines)).toEqual(['black M 3', 'white M 4', 'white L 5'])
  const counted = [(line: BulkLine) => line.color === 'white', (line: BulkLine) => line.size === 'M', undefined]
  expect(counted.map((counts) => pieces(lines, counts))).toEqual([9, 7, 12])
})

test.each([
  ['tabs and Windows line endings', '\tM\tL\r\nWhite\t5\t6\r\n\r\n'],
  ['semicolons', ';M;L\nWhite;5;6'],
  ['commas', ',M,L\nWhite,5,6\n'],
  ['another separator in a single cell', ',M,L\nWhite;,5,6'],
  ['a separator inside quotes', '"Colour, dyed",M,L\n"White",5,"6.00"'],
  ['other separators inside quotes', '"Colour; dyed",M,L\n"White;",5,6'],
  ['a line break inside quotes', '"Colour\ndyed"\t"M"\tL\n"Whi\nte"\t5\t6'],
  ['quotes inside quotes', '"The ""team""",M,L\n"""White""",5,6'],
  ['an inch mark that is not a quote', '"\tM\tL\nWhite\t5\t6'],
  ['spaces around its cells and quotes', ' "" ,  "M" , L \n "White" ,"5", 6 '],
])('a table with %s is read', (_what, text) => {
  expect(withPasted([], text, rows, start)).toEqual({
    lines: [
      { color: 'white', size: 'M', quantity: 5 },
      { color: 'white', size: 'L', quantity: 6 },
    ],
    set: 2,
    lost: 0,
    unknown: [],
    notNumbers: [],
  })
})

test.each(['Total', 'Sum', 'Qty', 'Quantity', 'Pieces', 'Grand total'])(
  'a row or column called %s is a total and is not ordered',
  (name) => {
    const pasted = table(['Colour', 'M', name], ['White', '5', '5'], [name, '5', '5'])
    const { lines, lost } = withPasted([], pasted, rows, start)
    expect([brief(lines), lost]).toEqual([['white M 5'], 0])
  },
)

test.each([
  ['xs', 'xS'],
  ['XL', 'XL'],
  ['XXL', '2XL'],
  ['3-xl', '3XL'],
  ['xxxl', '3XL'],
  ['XXXXXL', '5XL'],
])('the heading %s is the size %s', (heading, size) => {
  expect(pastedLines(table(['', heading], ['White', '5']))).toEqual([`white ${size} 5`])
})

test.each(['XXXXXXL', 'XXLong', 'MXXL', ''])(
  'pieces under the heading %j, which is not a size, are reported',
  (heading) => {
    const pasted = table(['', 'M', heading], ['White', '5', '6'])
    expect(withPasted([], pasted, rows, start)).toMatchObject({ set: 1, lost: 1 })
  },
)

test('a size beside a number is not a heading, and an empty cell names no colour', () => {
  expect(withPasted([], table(['M', '5']), rows, start)).toMatchObject({ lines: [], lost: 1 })
  const hindi = [{ id: 'red', name: 'लाल' }]
  expect(withPasted([], table(['', '5']), hindi, start)).toMatchObject({ lines: [{ color: 'red', size: 'S' }] })
})

test('a row without a name takes the next colour, and a named row does not use up a turn', () => {
  const { lines } = withPasted([], table(['White', '1'], ['', '2'], ['Pink', '3'], ['', '4']), rows, start)
  expect(brief(lines)).toEqual(['white xS 1', 'black xS 2', 'navy-blue xS 4'])
})

test('unknown names are listed, so that the customer finds the missing pieces', () => {
  const pasted = 'Colour\tS\tHuge\nBlack\t4\t5\nPurple\t1\t2\nTotal\t5\t7'
  const { lines, set, lost, unknown } = withPasted([], pasted, rows, start)
  expect([brief(lines), set, lost, unknown]).toEqual([['black S 4'], 1, 3, ['Huge', 'Purple']])
})

test('a list of colour, size and pieces is filled in as each line says, and never into another size', () => {
  const list = table(['Colour', 'Size', 'Qty'], ['Black', 'M', '20'], ['30', 'White', 'XXL'], ['Navy Blue', '3XL', '5'])
  const { lines, set, lost } = withPasted([], list, rows, { row: 1, column: 3 })
  expect(brief(lines)).toEqual(['black M 20', 'white 2XL 30', 'navy-blue 3XL 5'])
  expect([set, lost]).toEqual([3, 0])
  const unclear = table(['1', 'Black', 'M', '20'], ['Black', 'M', 'L', '20'])
  expect(withPasted([], unclear, rows, start)).toMatchObject({ lines: [], set: 0, lost: 3 })
})

test('pieces pasted twice for a cell add up, and what exceeds the limit of a line is reported', () => {
  const list = table(['Black', 'M', '20'], ['Black', 'M', '5'], ['White', 'M', '600'], ['White', 'M', '401'])
  const before = withLine([], { color: 'black', size: 'M', quantity: 7 })
  const { lines, set, lost } = withPasted(before, list, rows, start)
  expect(brief(lines)).toEqual(['black M 25', 'white M 600'])
  expect([set, lost]).toEqual([2, 1])
})

test('a colour name in an Indian script is found, and not confused with one that differs in its vowels', () => {
  const named = [
    { id: 'yellow', name: 'पीला' },
    { id: 'red', name: 'लाल' },
    { id: 'black', name: 'ಕಪ್ಪು' },
  ]
  const { lines } = withPasted([], table(['', 'M'], ['लाल', '५'], ['ಕಪ್ಪು', '6'], ['पीली', '7']), named, start)
  expect(brief(lines)).toEqual(['red M 5', 'black M 6'])
})

test('the beginning of a colour name is enough if it is unique', () => {
  const blues = [...rows, { id: 'light-blue', name: 'Light Blue' }, { id: 'light-grey', name: 'Light Grey' }]
  const pasted = table(['', 'S', 'M'], ['navy', '1', '2'], ['Light', '3', '4'], ['Blue', '5', '6'])
  const { lines, lost } = withPasted([], pasted, blues, start)
  expect(brief(lines)).toEqual(['navy-blue S 1', 'navy-blue M 2'])
  expect(lost).toBe(4)
})

test('a cell without a number is reported, and a dash or an empty cell means no pieces', () => {
  const pasted = table(['Colour', 'S', 'M', 'XXL'], ['Black', 'x', '2', 'ten'], ['White', '-', '', '–'])
  const { lines, lost, notNumbers } = withPasted([], pasted, rows, start)
  expect([brief(lines), lost, notNumbers]).toEqual([['black M 2'], 0, ['Black S ‘x’', 'Black XXL ‘ten’']])
  expect(withPasted([], table(['White', '5', 'x']), rows, start).notNumbers).toEqual(['White S ‘x’'])
  expect(withPasted([], table(['5', '?'], ['6', '7']), rows, start).notNumbers).toEqual(['Black S ‘?’'])
  expect(withPasted([], table(['Black', 'M', 'twenty']), rows, start).notNumbers).toEqual(['Black M twenty'])
})
