import {
  type ImportRow,
  maxImportPart,
  maxImportPartBytes,
} from '@teeshala/contract/catalogue/spreadsheet/product-import'

const bytesOf = (row: ImportRow) => new TextEncoder().encode(JSON.stringify(row)).length

/** Splits rows into batches within the API's limits on rows and size. */
export function importParts(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = []
  let room = 0
  for (const row of rows) {
    const size = bytesOf(row)
    const part = parts.at(-1)
    if (part && part.length < maxImportPart && size <= room) {
      part.push(row)
      room -= size
    } else {
      parts.push([row])
      room = maxImportPartBytes - size
    }
  }
  return parts
}
