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

/** Also called so where the rows are counted; beside a jersey number it is no number to print. */
const serials: readonly string[] = ['no', 'num']

/** The dot below a letter is often left out: 'साइज़' is 'साइज'. */
const plain = (cell: string) =>
  cell
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Returns the people of a table of cells, one a row; empty rows are left out. A first row of headings says which column is which, and
 * without one they are name, number and size in this order. What is written is kept, so that `rosterProblems` can name it.
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

/** What each heading names; of several numbers the one that is not a count of the rows. */
function columnsNamed(cells: readonly string[]): (Column | undefined)[] {
  const named = cells.map((cell) => usual.find((column) => headings[column].includes(plain(cell))))
  const isSerial = (index: number) => named[index] === 'number' && serials.includes(plain(cells[index] ?? ''))
  const hasOther = named.some((column, index) => column === 'number' && !isSerial(index))
  return named.map((column, index) => (hasOther && isSerial(index) ? undefined : column))
}

/** Whether the table has a column of colours, which `readRoster` leaves out: all pieces of a list have one colour. */
export function hasColorColumn(table: readonly (readonly string[])[]): boolean {
  const headingsOfTable = table.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? []
  return headingsOfTable.some((cell) => colorHeadings.includes(plain(cell)))
}

/** A row as people write it in a chat: 'Ravi Rao 07 M' or 'Ravi Rao, 07, M', numbered or not. */
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

/** A size in the spellings that people use, as the shop spells it; what is none stays as it is. */
function sizeOf(cell: string): string {
  const name = plain(cell).replace(/^(x{2,5})l$/, (_, xs: string) => `${xs.length}xl`)
  const known = inWords[name] ?? name
  return bulkOrderSizes.find((size) => size.toLowerCase() === known) ?? cell
}
