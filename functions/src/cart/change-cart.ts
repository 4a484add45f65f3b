import type { StoredCart, StoredCartLine } from '@teeshala/contract/cart/cart'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { AppError } from '../errors/app-error.ts'
import { cartsIn, productsIn, usersIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { stayingPerson } from '../http/caller/staying-person.ts'
import type { Deps } from '../ports/deps.ts'

type Lines = readonly StoredCartLine[]
/** Finds products that are visible in the shop: a hidden one cannot be bought. */
type FindProduct = (id: string) => Promise<StoredProduct | undefined>

/**
 * Changes the lines of a cart in one transaction; every change increments its revision. An empty cart keeps its document, so that revisions are never
 * reused.
 */
export async function changeCart(
  uid: string,
  deps: Deps,
  change: (lines: Lines, findProduct: FindProduct) => Promise<Lines>,
): Promise<StoredCart> {
  const document = cartsIn(deps.db).doc(uid)
  const lastChange = crypto.randomUUID()
  return transact(deps, async (transaction) => {
    const [cart, profile] = await readAll(transaction, document, usersIn(deps.db).doc(uid))
    stayingPerson(profile)
    if (cart?.lastChange === lastChange) return cart
    const lines = await change(cart?.lines ?? [], async (id) => {
      const product = await transaction.read(productsIn(deps.db).doc(id))
      return product?.isHidden ? undefined : product
    })
    const changed = { lines: [...lines], revision: (cart?.revision ?? 0) + 1, lastChange, updatedAt: deps.now() }
    transaction.set(document, changed)
    return changed
  })
}

/** Returns the line with this id; throws NOT_FOUND if the cart has none. */
export function lineOf(lines: Lines, id: string): StoredCartLine {
  const line = lines.find(({ _id }) => _id === id)
  if (!line) throw new AppError('NOT_FOUND', 'This item is no longer in your cart.')
  return line
}
