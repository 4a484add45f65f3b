import { maxImportRows } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import type { NamedColor, SheetColumn } from '@teeshala/contract/catalogue/spreadsheet/product-sheet'
import { columnNames } from '@teeshala/contract/catalogue/spreadsheet/product-sheet'
import { readSheetRow, type SheetRow } from '@teeshala/contract/catalogue/spreadsheet/read-sheet-row'
import { formatCount } from '@teeshala/contract/count-format'
import Papa from 'papaparse'
import * as texts from '../../../texts/admin/products.ts'

const maxBytes = 20_000_000

/** A row with its line number in the file, the heading being line 1. */
export type FileRow = SheetRow & { readonly row: number }
export type ProductFile = {
  readonly rows: readonly FileRow[]
  /** Unknown column headings. */
  readonly unknownColumns: readonly string[]
  /** Identifies the same file. */
  readonly digest: string
}

/** Reads a spreadsheet of products; returns a sentence if it cannot be read. */
export async function readProductFile(file: File, colors: readonly NamedColor[]): Promise<ProductFile | string> {
  if (file.size > maxBytes) return texts.thisFileIsLargerThan20
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = textIn(bytes)
  if (typeof text !== 'string') return text.refusal
  // Excel can write the separator in a line of its own.
  const lined = text.replace(/^"?sep=.\r?\n/i, '')
  const { delimiter } = Papa.parse(lined, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
    preview: 10,
  }).meta
  // Empty lines count, so that rows have the same numbers as in the spreadsheet.
  const { data } = Papa.parse<string[]>(lined, { delimiter })
  const numbered = data.map((cells, index) => ({ cells, row: index + 1 }))
  const [{ cells: heading } = { cells: [] }, ...lines] = numbered.filter(({ cells }) => !isBlank(cells))
  const columns = heading.map(columnNamed)
  const refusal = refusalOf(columns, lines.length)
  if (refusal) return refusal
  const rows = lines.map(({ cells, row }) => ({ ...readSheetRow(cellsOf(cells, columns), colors), row }))
  return {
    rows: withoutTwins(rows),
    unknownColumns: heading.filter((name, index) => !columns[index] && name.trim() !== ''),
    digest: await digestOf(bytes),
  }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

function textIn(bytes: Uint8Array<ArrayBuffer>): string | { refusal: string } {
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) {
    return {
      refusal: texts.thisIsAnExcelWorkbook,
    }
  }
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Handled below.
  }
  return {
    refusal: texts.thisFileIsNotInUtf,
  }
}

const plain = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
const columnNamed = (heading: string) =>
  columnNames.find((name) => plain(name) === plain(heading.replace(/^\uFEFF/, '')))

function refusalOf(columns: readonly (SheetColumn | undefined)[], count: number): string | undefined {
  const twice = columns.find((name, index) => name && columns.indexOf(name) !== index)
  if (twice) return texts.columnAppearsTwice(twice)
  if (!columns.includes('ID') && !columns.includes('Name')) {
    return texts.theFirstLineMustNameTheColumns
  }
  if (count === 0) return texts.thereAreNoProductsInThisFile
  if (count > maxImportRows) {
    return texts.thisFileHasRows(formatCount(count), formatCount(maxImportRows))
  }
  return undefined
}

const cellsOf = (line: readonly string[], columns: readonly (SheetColumn | undefined)[]) =>
  Object.fromEntries(columns.flatMap((name, index) => (name ? [[name, line[index] ?? '']] : [])))

/** If several rows name one product, the first counts. */
function withoutTwins(rows: readonly FileRow[]): FileRow[] {
  const first = new Map<string, number>()
  return rows.map((row) => {
    if (row.id === undefined) return row
    const twin = first.get(row.id)
    if (twin === undefined) {
      first.set(row.id, row.row)
      return row
    }
    return {
      ...row,
      problems: [{ column: 'ID' as const, message: texts.sameProductAsRow(twin) }, ...row.problems],
    }
  })
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
