import { unguarded } from '../../csv-text.ts'
import { sizeLabel } from '../options/size-label.ts'
import type { ImportedProduct } from './product-import.ts'
import { columnNames, idMark, type NamedColor, type SheetColumn, sheetColumns } from './product-sheet.ts'
import { readPieces, readRupees } from './read-amount.ts'

/** What is wrong in a row, and in which column. */
export type CellProblem = { readonly column: SheetColumn; readonly message: string }

export type SheetRow = {
  readonly id: string | undefined
  readonly basedOn: string | undefined
  readonly product: ImportedProduct
  readonly problems: readonly CellProblem[]
}

type Cells = Partial<Record<SheetColumn, string>>
type Read = { value: unknown } | { problem: string } | undefined

/**
 * Returns what a spreadsheet row says about a product. A column missing from the sheet leaves its field unchanged; an empty cell clears an optional
 * field. Whether the product is valid is left to the API.
 */
export function readSheetRow(given: Cells, colors: readonly NamedColor[]): SheetRow {
  const product: Record<string, unknown> = {}
  const specification: Record<string, unknown> = {}
  const problems: CellProblem[] = []
  for (const column of columnNames) {
    const cell = given[column]
    if (cell === undefined || column === 'ID' || column === 'Updated') continue
    const read = readCell(column, unguarded(cell).trim(), colors)
    if (!read) continue
    if ('problem' in read) {
      problems.push({ column, message: read.problem })
      continue
    }
    const field = sheetColumns[column]
    if (field.startsWith('specification.')) specification[field.slice('specification.'.length)] = read.value
    else product[field] = read.value
  }
  if (Object.keys(specification).length > 0) product.specification = specification
  return {
    id: textOf(given.ID),
    basedOn: textOf(given.Updated),
    product,
    problems,
  }
}

const textOf = (cell: string | undefined) => (cell === undefined ? undefined : unguarded(cell).trim() || undefined)

const yes = /^(yes|y|true|1|haan|हाँ)$/i
const no = /^(no|n|false|0|nahin|नहीं|)$/i

function readCell(column: SheetColumn, text: string, colors: readonly NamedColor[]): Read {
  switch (column) {
    case 'Price':
      return text === '' ? { problem: 'Enter a price' } : amount(readRupees(text))
    case 'Original Price':
    case 'Printed Price':
      return text === '' ? { value: null } : amount(readRupees(text))
    case 'Stock':
      return text === '' ? { problem: 'Enter the number of pieces' } : pieces(text)
    case 'Stock at Export':
      return text === '' ? undefined : pieces(text)
    case 'GSM':
      return text === '' ? { value: null } : pieces(text)
    case 'Category':
      return { value: text.charAt(0).toUpperCase() + text.slice(1).toLowerCase() }
    case 'Sizes':
      return { value: entries(text, /[|,;\s]+/).map((size) => sizeLabel(size.toUpperCase())) }
    case 'Images':
      return { value: entries(text, /\s+/) }
    case 'Colors':
      return colorIds(entries(text, /\|/), colors)
    case 'Own Print':
      return sides(entries(text.toLowerCase(), /[|,;\s]+/))
    case 'Customizable':
    case 'Best Seller':
    case 'New':
    case 'Seasonal':
    case 'No Cash':
    case 'Hidden':
      if (yes.test(text)) return { value: true }
      return no.test(text) ? { value: false } : { problem: 'Write Yes or No' }
    case 'Fabric':
    case 'Fit':
    case 'Neck':
    case 'Sleeve':
    case 'Care':
    case 'Origin':
    case 'Country':
    case 'Maker':
    case 'Importer':
    case 'HSN':
      return { value: text === '' ? null : text }
    default:
      return { value: text }
  }
}

const amount = (rupees: number | undefined): Read =>
  rupees === undefined ? { problem: 'Write the price like 499 or 1,299.50' } : { value: rupees }

function pieces(text: string): Read {
  const count = readPieces(text)
  return count === undefined ? { problem: 'A whole number' } : { value: count }
}

const entries = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function sides(names: readonly string[]): Read {
  const isKnown = names.every((name) => name === 'front' || name === 'back')
  return isKnown ? { value: names } : { problem: 'Write Front, Back or both; nothing for a blank one' }
}

const plain = (name: string) => name.normalize('NFKC').toLowerCase()

function colorIds(names: readonly string[], colors: readonly NamedColor[]): Read {
  const ids = names.map((name) =>
    name.startsWith(idMark)
      ? name.slice(idMark.length)
      : colors.find((color) => plain(color.name) === plain(name))?._id,
  )
  const unknown = names.find((_, index) => ids[index] === undefined)
  return unknown === undefined ? { value: ids } : { problem: `There is no colour '${unknown}'` }
}
