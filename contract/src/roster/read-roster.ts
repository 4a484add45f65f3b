import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { latinDigits } from '../latin-digits.ts'
import type { WrittenPerson } from './check-roster.ts'

type Column = keyof WrittenPerson
const headings: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'names', 'player', 'playername', 'nameonshirt', 'नाम'],
  number: ['number', 'numbers', 'no', 'num', 'jersey', 'jerseyno', 'jerseynumber', 'shirtnumber', 'नंबर'],
  size: ['size', 'sizes', 'tshirtsize', 'shirtsize', 'साइज'],
}
const usual: readonly Column[] = ['name', 'number', 'size']
const colorHeadings: readonly string[] = ['colour', 'colours', 'color', 'colors', 'shirtcolour', 'shirtcolor', 'रंग']

/** Headings also used for row numbers; beside a jersey number such a column is not printed. */
const serials: readonly string[] = ['no', 'num']

/** The dot below a letter is often left out: 'साइज़' becomes 'साइज'. */
const plain = (cell: string) =>
  cell
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Returns the people in a table, one per row; empty rows are skipped. A first row of headings names the columns; without one they are name, number and
 * size in this order. Invalid values are kept, so that `rosterProblems` can report them.
 */
export function readRoster(table: readonly (readonly string[])[]): WrittenPerson[] {
  const rows = table.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean))
  const [first = [], ...others] = rows
  const named = columnsNamed(first)
  const hasHeadings = named.some(Boolean)
  const columns = hasHeadings ? named : usual
  return (hasHeadings ? others : rows).map((cells) => {
    const own = hasHeadings ? cells : apart(cells)
    const cellOf = (column: Column) => own[columns.indexOf(column)] ?? ''
    return {
      name: cellOf('name').normalize('NFC').replaceAll(/\s+/g, ' '),
      number: latinDigits(cellOf('number')).replace(/^#\s*/, ''),
      size: sizeOf(cellOf('size')),
    }
  })
}

/** Returns the column that each heading names. If there are several numbers, the row number is ignored. */
function columnsNamed(cells: readonly string[]): (Column | undefined)[] {
  const named = cells.map((cell) => usual.find((column) => headings[column].includes(plain(cell))))
  const isSerial = (index: number) => named[index] === 'number' && serials.includes(plain(cells[index] ?? ''))
  const hasOther = named.some((column, index) => column === 'number' && !isSerial(index))
  return named.map((column, index) => (hasOther && isSerial(index) ? undefined : column))
}

/** Returns whether the table has a colour column, which `readRoster` ignores: all pieces of a roster have one colour. */
export function hasColorColumn(table: readonly (readonly string[])[]): boolean {
  const headingsOfTable = table.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? []
  return headingsOfTable.some((cell) => colorHeadings.includes(plain(cell)))
}

/** Splits a row as people write it in a chat: 'Ravi Rao 07 M' or 'Ravi Rao, 07, M', numbered or not. */
function apart(numbered: readonly string[]): readonly string[] {
  const cells = numbered.map((cell, index) => (index === 0 ? cell.replace(/^\d+[.)]\s*(?=\S)/, '') : cell))
  const [only = '', ...others] = cells
  if (others.some(Boolean)) return cells
  const [, name, number, size] = /^(.*?)\s*[-–:]?\s+#?(\p{Nd}{1,4})\s*[-–:]?\s+(\S+)$/u.exec(only) ?? []
  return name !== undefined && number !== undefined && size !== undefined ? [name, number, size] : cells
}

const inWords: Readonly<Record<string, string>> = {
  extrasmall: 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  extralarge: 'xl',
}

/** Returns a size under the shop's name, from the various ways people write it; anything else is returned unchanged. */
function sizeOf(cell: string): string {
  const name = plain(cell).replace(/^(x{2,5})l$/, (_, xs: string) => `${xs.length}xl`)
  const known = inWords[name] ?? name
  return bulkOrderSizes.find((size) => size.toLowerCase() === known) ?? cell
}
