import type { StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { notItsColor } from '@teeshala/contract/catalogue/refusals'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import type { Firestore } from 'firebase-admin/firestore'
import { fieldError } from '../../errors/app-error.ts'
import { productColorsIn } from '../../firestore/collections.ts'
import { readAll } from '../../firestore/read-documents.ts'

/** Colours by id; unknown or deleted ones are absent. */
export type Colors = ReadonlyMap<string, StoredProductColor>

/** Reads the colours of these lines, each once. */
export async function readColors(lines: readonly StoredLine[], db: Firestore): Promise<Colors> {
  const ids = [...new Set(lines.flatMap((line) => (line.kind === 'paper' ? [] : (line.color ?? []))))]
  const colors = await readAll(db, ...ids.map((id) => productColorsIn(db).doc(id)))
  return new Map(colors.flatMap((color) => (color ? [[color._id, color]] : [])))
}

/** Refuses unknown colours of products that come in any colour; products with their own colours check them elsewhere. */
export function refuseUnknownColors(lines: readonly StoredLine[], colors: Colors): void {
  const isUnknown = (line: StoredLine) => line.kind === 'printed' && !colors.has(line.color)
  if (lines.some(isUnknown)) throw fieldError('color', notItsColor)
}

/** Returns the lines with name and code of their colours, because those may change later; unknown colours are left out. */
export function withColorNames(lines: readonly StoredLine[], colors: Colors): StoredLine[] {
  return lines.map((line) => {
    const color = line.kind === 'paper' || line.color === undefined ? undefined : colors.get(line.color)
    return color ? { ...line, colorName: color.name, colorHex: color.hexCode } : line
  })
}
