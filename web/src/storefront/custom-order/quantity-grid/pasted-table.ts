/** Pasting into the colour × size table: in a separate file, because few people paste, and the table parser is heavy. */

import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { maxQuantity } from '@teeshala/contract/cart/quantity'
import { bulkOrderSizes } from '@teeshala/contract/catalogue/options/size'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { latinDigits } from '@teeshala/contract/latin-digits'
import Papa from 'papaparse'
import { type Cell, type Row, withCell } from './quantity-table.ts'

/** The lines after pasting, and what could not be placed. */
export type Pasted = {
  readonly lines: readonly BulkLine[]
  readonly set: number
  readonly lost: number
  readonly unknown: readonly string[]
  readonly notNumbers: readonly string[]
}

/**
 * Returns the lines after pasting a table into a cell. Size headings and colour names in the pasted table
 * say where its numbers go; so does a size in the row of a single number, as in a list of colour, size and pieces. Numbers without
 * headings fill cells to the right and below. Repeated entries add up. Whatever fits nowhere, has an unknown
 * colour, or is not an orderable number, is counted in `lost`; `unknown` has the unknown colours and sizes,
 * `notNumbers` the cells with something else than a number.
 */
export function withPasted(
  lines: readonly BulkLine[],
  text: string,
  rows: readonly Row[],
  at: Cell,
  sizes: readonly BulkSize[] = bulkOrderSizes,
): Pasted {
  const table = cellsOf(text)
  const sizeIn = (cell: string) => sizes.find((size) => size === sizeNamed(cell))
  const isHeading = (cells: readonly string[]) =>
    cells.some(sizeNamed) && !cells.some(isNumber) && !cells.some((cell) => rowNamed(rows, cell))
  const heading = table.find(isHeading)
  const sizeAt = (column: number) =>
    heading ? sizeIn(heading[column] ?? '') : sizes[at.column + column - firstNumber(table, rows)]
  const unknown = new Set<string>()
  const notNumbers: string[] = []
  const pasted = new Map<string, number>()
  let row = at.row
  let [result, lost] = [lines, 0]
  for (const cells of table) {
    if (cells === heading) continue
    const named = cells.map((cell) => rowNamed(rows, cell)).find(Boolean)
    const isOther = !named && cells.some((cell) => /\p{L}/u.test(cell))
    const color = isOther ? undefined : (named ?? rows[row])
    if (!named && !isOther) row++
    const ownSizes = heading ? [] : cells.flatMap((cell) => sizeNamed(cell) ?? [])
    const isList = ownSizes.length > 0
    const isPlain = ownSizes.length === 1 && cells.filter(isNumber).length === 1
    if (isList && !cells.some(isNumber)) notNumbers.push(cells.filter(Boolean).join(' '))
    for (const [column, cell] of cells.entries()) {
      const size = isList ? (isPlain ? sizes.find((each) => each === ownSizes[0]) : undefined) : sizeAt(column)
      if (color && size && !isList && isNoNumber(cell) && !rowNamed(rows, cell))
        notNumbers.push(`${color.name} ${sizeLabel(size)} ‘${cell}’`)
      if (!isNumber(cell) || isSum(cells, heading, column)) continue
      const quantity = quantityIn(cell)
      const key = `${color?.id} ${size}`
      const together = (pasted.get(key) ?? 0) + (quantity ?? 0)
      if (color && size && quantity !== undefined && together <= maxQuantity) {
        result = withCell(result, { color: color.id, size }, together)
        pasted.set(key, together)
        continue
      }
      lost++
      if (isOther) unknown.add(cells.find((each) => /\p{L}/u.test(each)) ?? '')
      else if (heading && !size) unknown.add(heading[column] ?? '')
    }
  }
  return { lines: result, set: pasted.size, lost, unknown: [...unknown].filter(Boolean), notNumbers }
}

/**
 * Returns the cells of a pasted table: spreadsheets separate them by tabs, some programs by commas or semicolons, and quote cells that contain
 * separators or line breaks.
 */
export function cellsOf(pasted: string): string[][] {
  const text = latinDigits(pasted).replaceAll('\r', '').replace(/\n+$/, '')
  // On its own, 1,000 is not a row of two cells; a leading tab is an empty cell.
  const alone = text.replaceAll(/^ +| +$/g, '')
  if (quantityIn(alone) !== undefined) return [[alone]]
  const rows = text.replaceAll(/"[^"]*"/g, '').split('\n')
  const rowsWith = (sign: string) => rows.filter((row) => row.includes(sign)).length
  // The separator of most rows: a single row may have another one in a name.
  const [delimiter = '\t'] = ['\t', ';', ','].toSorted((one, other) => rowsWith(other) - rowsWith(one))
  const read = (quoteChar: string) => Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar })
  const quoted = read('"')
  // An unclosed quote means inches, not a quoted cell.
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes') ? read('\0') : quoted
  return data.map((row) => row.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
}

/** Colours may have names in any Indian script, whose vowels are combining marks. */
const plain = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const sameName = (one: string, other: string) => plain(other) !== '' && plain(one) === plain(other)

const wordsOf = (name: string) =>
  name
    .split(/[\s_-]+/)
    .map(plain)
    .filter(Boolean)

/** Returns the colour of this name, or the only one that starts with it: 'Navy' is Navy Blue, 'Light' may be two. */
function rowNamed(rows: readonly Row[], cell: string): Row | undefined {
  const whole = rows.find(({ name }) => sameName(name, cell))
  const words = wordsOf(cell)
  if (whole || words.length === 0) return whole
  const [begun, other] = rows.filter(({ name }) => words.every((word, index) => wordsOf(name)[index] === word))
  return other ? undefined : begun
}

/** Returns a size in common spellings: XXL is 2XL, XS is the page's xS. */
function sizeNamed(cell: string): BulkSize | undefined {
  const name = plain(cell).replace(/^(x{2,5})l$/, (_, xs: string) => `${xs.length}xl`)
  return bulkOrderSizes.find((size) => size.toLowerCase() === name)
}

const isNumber = (cell: string) => /^[-+−]?\d[\d.,]*$/.test(cell)

/** Returns whether a cell contains something other than a number or a dash, which means zero. */
const isNoNumber = (cell: string) => /[^\s–—-]/.test(cell) && !isNumber(cell)

/** Returns a number in spreadsheet notation: 20, 1,000 or 20.00. */
function quantityIn(cell: string): number | undefined {
  if (!/^(\d+|\d,\d{3})(\.0+)?$/.test(cell)) return undefined
  const quantity = Number(cell.replace(',', ''))
  return quantity <= maxQuantity ? quantity : undefined
}

/** Returns whether a number is a total, by the first cell of its row or its column heading. */
function isSum(cells: readonly string[], heading: readonly string[] | undefined, column: number): boolean {
  return sums.includes(plain(cells[0] ?? '')) || sums.includes(plain(heading?.[column] ?? ''))
}

const sums = ['total', 'sum', 'qty', 'quantity', 'pieces', 'grandtotal']

/** Returns the column of the first number: name columns before it are skipped when numbers fill from a cell. */
function firstNumber(table: readonly string[][], rows: readonly Row[]): number {
  const hasNames = table.some(([first = '']) => rowNamed(rows, first))
  return hasNames ? 1 : 0
}
