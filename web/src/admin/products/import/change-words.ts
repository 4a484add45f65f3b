import { columnOf, type NamedColor } from '@teeshala/contract/catalogue/spreadsheet/product-sheet'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/admin/products.ts'

type Change = { field: string; from?: unknown; to?: unknown }

/** Returns a change of a cell in words: field, old and new value. */
export function changeWords({ field, from, to }: Change, colors: readonly NamedColor[]) {
  const say = (value: unknown) => valueWords(field, value, colors)
  return { column: columnOf(field) ?? field, from: say(from), to: say(to) }
}

function valueWords(field: string, value: unknown, colors: readonly NamedColor[]): string {
  if (field === 'isHidden' || field === 'isPrepaid') return value ? texts.yes : texts.no
  if (value === undefined || value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return /price/i.test(field) ? formatAmount(value) : String(value)
  if (!Array.isArray(value)) return String(value)
  const names = field === 'colors' ? value.map((id) => colors.find(({ _id }) => _id === id)?.name ?? id) : value
  return names.length === 0 ? 'none' : names.join(', ')
}
