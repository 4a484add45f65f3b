/** The colour × size table of a bulk order: another way to write the same lines. */

import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { maxQuantity } from '@teeshala/contract/cart/quantity'
import { bulkOrderSizes } from '@teeshala/contract/catalogue/size'
import { sizeLabel } from '@teeshala/contract/catalogue/size-label'
import { formatCount } from '@teeshala/contract/count-format'
import Papa from 'papaparse'
import * as texts from '../../../texts/storefront/custom-order.ts'

/** A colour as a row of the table. */
export type Row = { readonly id: string; readonly name: string }

/** A cell of the table, counted from the top left. */
export type Cell = { readonly row: number; readonly column: number }

/** Said where somebody asks for more pieces than a line can hold. */
export const atMostPieces = texts.mostPiecesOfOne(formatCount(maxQuantity))

/** The lines with one cell set to so many pieces; none removes its line. A new line comes last. */
export function withCell(
  lines: readonly BulkLine[],
  { color, size }: Pick<BulkLine, 'color' | 'size'>,
  quantity: number,
) {
  const pieces = Math.min(maxQuantity, Math.max(0, Math.trunc(quantity) || 0))
  const isCell = (line: BulkLine) => line.color === color && line.size === size
  if (pieces === 0) return lines.filter((line) => !isCell(line))
  if (!lines.some(isCell)) return [...lines, { color, size, quantity: pieces }]
  return lines.map((line) => (isCell(line) ? { ...line, quantity: pieces } : line))
}

/** 'Add to Order': pieces are added to the line of the same colour and size. */
export function withLine(lines: readonly BulkLine[], { color, size, quantity }: BulkLine): readonly BulkLine[] {
  const before = quantityOf(lines, color, size)
  return withCell(lines, { color, size }, before + quantity)
}

/** Pieces of one colour and size; 0 without a line. */
export function quantityOf(lines: readonly BulkLine[], color: string, size: BulkSize): number {
  return lines.find((line) => line.color === color && line.size === size)?.quantity ?? 0
}

/** Pieces of the lines that `counts` takes: of a colour, of a size, of all. */
export function pieces(lines: readonly BulkLine[], counts: (line: BulkLine) => boolean = () => true): number {
  return lines.reduce((sum, line) => (counts(line) ? sum + line.quantity : sum), 0)
}

type Pasted = {
  readonly lines: readonly BulkLine[]
  readonly set: number
  readonly lost: number
  readonly unknown: readonly string[]
  readonly notNumbers: readonly string[]
}

/**
 * The lines after a table was pasted into a cell. Headings of sizes and names of colours, where the pasted table has them,
 * say where its numbers go; so does a size in the row of its one number, as in a list of colour, size and pieces. Numbers without
 * headings go right and down from the cell. Pieces that are named twice add up. What fits nowhere, stands beside a name that is none of the
 * colours, or is no number of pieces that can be ordered, is counted in `lost`; `unknown` has the colours and sizes that the table
 * does not know, `notNumbers` what stands in its cells instead of pieces.
 */
export function withPasted(lines: readonly BulkLine[], text: string, rows: readonly Row[], at: Cell): Pasted {
  const table = cellsOf(text)
  const isHeading = (cells: readonly string[]) =>
    cells.some(sizeNamed) && !cells.some(isNumber) && !cells.some((cell) => rowNamed(rows, cell))
  const heading = table.find(isHeading)
  const sizeAt = (column: number) =>
    heading ? sizeNamed(heading[column] ?? '') : bulkOrderSizes[at.column + column - firstNumber(table, rows)]
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
      const size = isList ? (isPlain ? ownSizes[0] : undefined) : sizeAt(column)
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

/** The pieces that somebody types into a cell, in Latin or Devanagari digits; undefined where it is no whole number of them. */
export function typedQuantity(typed: string): number | undefined {
  const digits = latinDigits(typed).trim()
  return /^\d*$/.test(digits) ? Number(digits) : undefined
}

const latinDigits = (text: string) =>
  text.replaceAll(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

/** Rows of cells: spreadsheets separate them by tabs, some by commas or semicolons, and quote a cell that has such a sign or a line break in it. */
export function cellsOf(pasted: string): string[][] {
  const text = latinDigits(pasted).replaceAll('\r', '').replace(/\n+$/, '')
  const unquoted = text.replaceAll(/"[^"]*"/g, '')
  const delimiter = ['\t', ';', ','].find((each) => unquoted.includes(each)) ?? '\t'
  const read = (quoteChar: string) => Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar })
  const quoted = read('"')
  // A quote that is not closed stands for inches, and not around a cell.
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes') ? read('\0') : quoted
  return data.map((row) => row.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
}

/** Colours may have names in any of India's scripts, whose vowels are marks. */
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

/** The colour of this name, or the only one whose name begins with its words: 'Navy' is Navy Blue, 'Light' may be two. */
function rowNamed(rows: readonly Row[], cell: string): Row | undefined {
  const whole = rows.find(({ name }) => sameName(name, cell))
  const words = wordsOf(cell)
  if (whole || words.length === 0) return whole
  const [begun, other] = rows.filter(({ name }) => words.every((word, index) => wordsOf(name)[index] === word))
  return other ? undefined : begun
}

/** Sizes in the spellings that people use: XXL is 2XL, XS is the page's xS. */
function sizeNamed(cell: string): BulkSize | undefined {
  const name = plain(cell).replace(/^(x{2,5})l$/, (_, xs: string) => `${xs.length}xl`)
  return bulkOrderSizes.find((size) => size.toLowerCase() === name)
}

const isNumber = (cell: string) => /^[-+−]?\d[\d.,]*$/.test(cell)

/** Whether something stands in a cell that is neither a number nor a dash, which says that there are none. */
const isNoNumber = (cell: string) => /[^\s–—-]/.test(cell) && !isNumber(cell)

/** Pieces as spreadsheets write them: 20, 1,000 or 20.00. */
function quantityIn(cell: string): number | undefined {
  if (!/^(\d+|\d,\d{3})(\.0+)?$/.test(cell)) return undefined
  const quantity = Number(cell.replace(',', ''))
  return quantity <= maxQuantity ? quantity : undefined
}

/** Whether a number sums up others: by the first cell of its row, or by its heading. */
function isSum(cells: readonly string[], heading: readonly string[] | undefined, column: number): boolean {
  return sums.includes(plain(cells[0] ?? '')) || sums.includes(plain(heading?.[column] ?? ''))
}

const sums = ['total', 'sum', 'qty', 'quantity', 'pieces', 'grandtotal']

/** Columns of names before the first number do not count when numbers are laid from a cell. */
function firstNumber(table: readonly string[][], rows: readonly Row[]): number {
  const hasNames = table.some(([first = '']) => rowNamed(rows, first))
  return hasNames ? 1 : 0
}
