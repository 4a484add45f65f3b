import type { Product, Specification } from '../product.ts'

/** The columns of a product list as a spreadsheet, in order, each with the field that it holds. */
export const sheetColumns = {
  ID: '_id',
  Name: 'name',
  Price: 'price',
  'Original Price': 'originalPrice',
  'Printed Price': 'bulkPrice',
  Category: 'category',
  Type: 'type',
  Stock: 'stock',
  'Stock at Export': 'expectedStock',
  Sizes: 'sizes',
  Colors: 'colors',
  Images: 'images',
  Description: 'description',
  'Full Description': 'fullDescription',
  Customizable: 'isCustomizable',
  'Own Print': 'printedSides',
  'Best Seller': 'isBestSeller',
  New: 'isNew',
  Seasonal: 'isSeasonal',
  'No Cash': 'isPrepaid',
  Hidden: 'isHidden',
  Fabric: 'specification.fabric',
  GSM: 'specification.gsm',
  Fit: 'specification.fit',
  Neck: 'specification.neck',
  Sleeve: 'specification.sleeve',
  Care: 'specification.care',
  Origin: 'specification.origin',
  Country: 'specification.country',
  Maker: 'specification.maker',
  Importer: 'specification.importer',
  HSN: 'specification.hsn',
  Updated: 'updatedAt',
} as const
export type SheetColumn = keyof typeof sheetColumns

export const columnNames = Object.keys(sheetColumns) as readonly SheetColumn[]

/** Separates the entries of a cell with several; not a comma, because a colour's name may contain one. */
export const between = ' | '
/** Precedes a colour given by its id because its name could not be read back unambiguously. */
export const idMark = 'id:'

export type NamedColor = { readonly _id: string; readonly name: string }

/** Returns the column of a field or of a part of it ('images.0'), for messages about it. */
export function columnOf(field: string): SheetColumn | undefined {
  return columnNames.find((name) => field === sheetColumns[name] || field.startsWith(`${sheetColumns[name]}.`))
}

/** Returns a product as a row of the spreadsheet, in the order of the columns. */
export function sheetRow(product: Product, colors: readonly NamedColor[]): string[] {
  const { specification, stock } = product
  const cells: Record<SheetColumn, string> = {
    ID: product._id,
    Name: product.name,
    Price: product.price.toFixed(2),
    'Original Price': product.originalPrice?.toFixed(2) ?? '',
    'Printed Price': product.bulkPrice?.toFixed(2) ?? '',
    Category: product.category,
    Type: product.type,
    Stock: String(stock),
    'Stock at Export': String(stock),
    Sizes: product.sizes.join(between),
    Colors: product.colors.map((id) => colorCell(id, colors)).join(between),
    Images: product.images.join(' '),
    Description: product.description,
    'Full Description': product.fullDescription ?? '',
    Customizable: yesNo(product.isCustomizable),
    'Own Print': (product.printedSides ?? []).join(between),
    'Best Seller': yesNo(product.isBestSeller),
    New: yesNo(product.isNew),
    Seasonal: yesNo(product.isSeasonal),
    'No Cash': yesNo(product.isPrepaid === true),
    Hidden: yesNo(product.isHidden === true),
    Fabric: told(specification, 'fabric'),
    GSM: told(specification, 'gsm'),
    Fit: told(specification, 'fit'),
    Neck: told(specification, 'neck'),
    Sleeve: told(specification, 'sleeve'),
    Care: told(specification, 'care'),
    Origin: told(specification, 'origin'),
    Country: told(specification, 'country'),
    Maker: told(specification, 'maker'),
    Importer: told(specification, 'importer'),
    HSN: told(specification, 'hsn'),
    Updated: product.updatedAt,
  }
  return columnNames.map((name) => cells[name])
}

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')
const told = (specification: Specification, part: keyof Specification) => String(specification[part] ?? '')

function colorCell(id: string, colors: readonly NamedColor[]): string {
  const name = colors.find(({ _id }) => _id === id)?.name
  const isOneName = name !== undefined && name === name.trim() && !name.includes('|') && !name.startsWith(idMark)
  return isOneName && name !== '' ? name : idMark + id
}
