import type { StoredProductColor } from '@teeshala/contract/catalogue/product-color'
import type { StoredOrderItem } from '@teeshala/contract/orders/order'
import type { Firestore } from 'firebase-admin/firestore'
import { keptOrUndefined } from '../firestore/stored.ts'

/** Colours by their ids; those that the shop does not know (any more) are missing. */
export type Colors = ReadonlyMap<string, StoredProductColor>

/** Reads these colours, each once. */
export async function readColors(ids: readonly string[], db: Firestore): Promise<Colors> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const snapshots = await db.getAll(...unique.map((id) => db.doc(`productColors/${id}`)))
  const colors = snapshots.map((snapshot) => keptOrUndefined<StoredProductColor>(snapshot))
  return new Map(colors.flatMap((color) => (color ? [[color._id, color]] : [])))
}

/** What a line of an order keeps of its colour, because names and codes may change later; nothing of an unknown one. */
export function colorFields(id: string | undefined, colors: Colors): Pick<StoredOrderItem, 'colorName' | 'colorHex'> {
  const color = id === undefined ? undefined : colors.get(id)
  return color ? { colorName: color.name, colorHex: color.hexCode } : {}
}
