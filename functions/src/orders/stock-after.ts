import { piecesByProduct, type StoredLine } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { productsIn } from '../firestore/collections.ts'
import { deleteField } from '../firestore/field-values.ts'
import { readAll } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'

type Change = {
  /** The lines whose pieces go back into stock. */
  readonly returned: readonly StoredLine[]
  /** Whether the stock hold ends. */
  readonly endsHold: boolean
}

/**
 * Returns a function that writes an order's stock changes in the same transaction; products that are no longer
 * sold are skipped.
 */
export async function stockAfter(
  { lines }: StoredOrder,
  { returned, endsHold }: Change,
  transaction: Transaction,
): Promise<() => void> {
  if (returned.length === 0 && !endsHold) return () => {}
  const pieces = piecesByProduct(lines)
  const back = piecesByProduct(returned)
  const ids = [...pieces.keys()].sort()
  const products = await readAll(transaction, ...ids.map((id) => productsIn(transaction.db).doc(id)))
  return () => {
    for (const product of products) {
      if (!product) continue
      const { _id, stock, heldPieces = 0 } = product
      const own = pieces.get(_id) ?? 0
      const held = heldPieces - own
      transaction.update(productsIn(transaction.db).doc(_id), {
        ...(back.has(_id) && { stock: stock + (back.get(_id) ?? 0) }),
        ...(endsHold && { heldPieces: held > 0 ? held : deleteField() }),
      })
    }
  }
}
