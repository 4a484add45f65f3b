import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, unguarded } from '../../csv-text.ts'
import { categories, sizes } from '../categories.ts'
import { printedSides } from '../house-print.ts'
import { countries } from '../options/country.ts'
import type { Product } from '../product.ts'
import { columnNames, columnOf, sheetRow } from './product-sheet.ts'
import { readPieces, readRupees } from './read-amount.ts'
import { readSheetRow } from './read-sheet-row.ts'

const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.normalize('NFC').trim())
const colors = [
  { _id: 'black', name: 'Black' },
  { _id: 'x1', name: 'Olive | Green' },
  { _id: 'x2', name: 'id:black' },
  { _id: 'x3', name: 'नीला, गहरा' },
]

const product: fc.Arbitrary<Product> = fc.record({
  _id: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  name: line,
  price: fc.nat(10_000_000).map((paise) => paise / 100),
  originalPrice: fc.option(
    fc.nat(10_000_000).map((paise) => paise / 100),
    { nil: undefined },
  ),
  category: fc.constantFrom(...categories),
  type: line,
  description: line,
  images: fc.subarray(['/catalogue/a.webp', 'https://shop.test/a|b,c.png', '/catalogue/%E0%A4%95.webp']),
  sizes: fc.subarray([...sizes]),
  colors: fc.subarray(colors.map(({ _id }) => _id)),
  isCustomizable: fc.boolean(),
  isPrinted: fc.boolean(),
  printedSides: fc.subarray([...printedSides]),
  stock: fc.nat(1_000_000),
  isBestSeller: fc.boolean(),
  isNew: fc.boolean(),
  isSeasonal: fc.boolean(),
  isPrepaid: fc.constantFrom(true as const, undefined),
  isHidden: fc.constantFrom(true as const, undefined),
  specification: fc.record({
    fabric: fc.option(line, { nil: undefined }),
    country: fc.constantFrom(undefined, ...countries),
    gsm: fc.option(fc.nat(600), { nil: undefined }),
  }),
  createdAt: fc.constant('2026-01-01T00:00:00.000Z'),
  updatedAt: fc.constant('2026-02-01T00:00:00.000Z'),
})

/** Returns a cell as it is in the file, without its quotes. */
const inFile = (cell: string) => csvLine([cell]).slice(1, -3).replaceAll('""', '"')
const cellsOf = (row: readonly string[]) =>
  Object.fromEntries(columnNames.map((name, index) => [name, inFile(row[index] ?? '')]))

test('a row is read back as the product it was made from', () => {
  fc.assert(
    fc.property(product, (made) => {
      const { id, basedOn, product: read, problems } = readSheetRow(cellsOf(sheetRow(made, colors)), colors)
      expect(problems).toEqual([])
      expect({ id, basedOn }).toEqual({ id: made._id, basedOn: made.updatedAt })
      expect(read).toMatchObject({
        name: made.name,
        price: made.price,
        originalPrice: made.originalPrice ?? null,
        category: made.category,
        images: made.images,
        sizes: made.sizes,
        colors: made.colors,
        isCustomizable: made.isCustomizable,
        printedSides: made.printedSides,
        stock: made.stock,
        expectedStock: made.stock,
        isPrepaid: made.isPrepaid === true,
        isHidden: made.isHidden === true,
        specification: { gsm: made.specification.gsm ?? null, country: made.specification.country ?? null },
      })
    }),
  )
})

test('a text cell is never a formula, and comes back unchanged, apostrophes included', () => {
  const cell = fc.oneof(
    line,
    fc
      .tuple(fc.constantFrom("'", "''", '', ' '), fc.constantFrom('=1', '+9', '-1', '@x', 'a'))
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(cell, (text) => {
      const inside = inFile(text)
      expect(inside).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u)
      expect(unguarded(inside)).toBe(text)
    }),
  )
})

test.each([
  ['499', 499],
  ['1,299.00', 1299],
  ['₹ 1,29,999.5', 129_999.5],
  ['Rs. 12', 12],
  ['1,234,567', 1_234_567],
])('%j is a price', (text, rupees) => expect(readRupees(text)).toBe(rupees))

test.each(['', '-1', '12,99', '1.299,00', '1e3', '=5', '12.345', 'free', '１２'])('%j is not a price', (text) =>
  expect(readRupees(text)).toBeUndefined(),
)

test('a number of pieces is whole', () => {
  expect(readPieces('1,200')).toBe(1200)
  expect(readPieces('1.5')).toBeUndefined()
})

test('a row reports what is wrong in which column, and ignores missing columns', () => {
  const cells = { Name: 'Tee', Price: 'free', Stock: '', Colors: 'Mauve', New: 'perhaps', 'Original Price': '' }
  const { product: read, problems } = readSheetRow(cells, colors)
  expect(problems.map(({ column }) => column)).toEqual(['Price', 'Stock', 'Colors', 'New'])
  expect(read).toEqual({ name: 'Tee', originalPrice: null })
})

test('the field of an error is traced to its column', () => {
  expect(columnOf('images.0')).toBe('Images')
  expect(columnOf('specification.hsn')).toBe('HSN')
  expect(columnOf('name')).toBe('Name')
  expect(columnOf('nothing')).toBeUndefined()
})

test("sizes are also read in the order pages' spelling", () => {
  expect(readSheetRow({ Sizes: 'xs | M, 2xl' }, colors).product).toEqual({ sizes: ['XS', 'M', 'XXL'] })
})
