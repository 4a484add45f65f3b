import { isDeepStrictEqual } from 'node:util'
import { type Product, Specification } from '@teeshala/contract/catalogue/product'
import type { ImportResult } from '@teeshala/contract/catalogue/spreadsheet/product-import'

const fields = [
  'name',
  'price',
  'originalPrice',
  'bulkPrice',
  'category',
  'type',
  'stock',
  'sizes',
  'colors',
  'images',
  'description',
  'fullDescription',
  'isCustomizable',
  'printedSides',
  'isBestSeller',
  'isNew',
  'isSeasonal',
  'isPrepaid',
  'isHidden',
] as const
const parts = Object.keys(Specification.shape) as (keyof Specification)[]

/** Returns what differs between two states of a product; all fields of a new one. */
export function changesBetween(before: Product | undefined, after: Product): ImportResult['changes'] {
  const all = [
    ...fields.map((name) => ({ field: name as string, from: before?.[name], to: after[name] })),
    ...parts.map((name) => ({
      field: `specification.${name}`,
      from: before?.specification[name],
      to: after.specification[name],
    })),
  ]
  return all.filter(({ from, to }) => !isDeepStrictEqual(from ?? '', to ?? ''))
}
