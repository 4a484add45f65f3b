import type { ChangeCartItemRequest, StoredCartLine } from '@teeshala/contract/cart/cart'
import { mergeLine, piecesOf } from '@teeshala/contract/cart/cart-lines'
import { productUnavailable } from '@teeshala/contract/catalogue/refusals'
import { AppError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { cartAnswer } from './cart-answer.ts'
import { changeCart, lineOf } from './change-cart.ts'
import { refuseTooMany, refuseTooManyLayers, refuseUnfitChoices } from './refuse-unfit-line.ts'

/** Changes a line's quantity, design or choices; lines that become equal are merged. */
export const changeCartItem: Handler<'changeCartItem'> = async ({ caller, params, body }, deps) => {
  const cart = await changeCart(caller.uid, deps, async (lines, findProduct) => {
    const line = lineOf(lines, params.itemId)
    const product = await findProduct(line.productId)
    if (!product) throw new AppError('PRODUCT_UNAVAILABLE', productUnavailable)
    refuseUnfitChoices(body, product, caller.uid)
    const changed = mergeLine(lines, { ...changedLine(line, body), seenPricePaise: product.pricePaise })
    // Reducing is always allowed: a customer corrects a cart above stock step by step, line by line.
    const isMore = piecesOf(changed, line.productId) > piecesOf(lines, line.productId)
    refuseTooMany(changed, isMore ? product : { ...product, stock: Number.POSITIVE_INFINITY }, line.productId)
    refuseTooManyLayers(changed)
    return changed
  })
  return ok(await cartAnswer(caller.uid, cart, deps.db))
}

/** A new design replaces the previous one, whichever of the two forms it has. */
function changedLine(line: StoredCartLine, { designDocument, ...change }: ChangeCartItemRequest): StoredCartLine {
  const { design, designDocument: before, ...plain } = { ...line, ...change }
  if (designDocument) return { ...plain, designDocument }
  if (designDocument === null) return plain
  if (change.design !== undefined || !before) return { ...plain, ...(design !== undefined && { design }) }
  return { ...plain, designDocument: before }
}
