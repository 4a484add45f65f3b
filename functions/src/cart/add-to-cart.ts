import { maxCartLines, type StoredCartLine } from '@teeshala/contract/cart/cart'
import { mergeLine } from '@teeshala/contract/cart/cart-lines'
import { productUnavailable } from '@teeshala/contract/catalogue/refusals'
import { AppError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { cartAnswer } from './cart-answer.ts'
import { changeCart } from './change-cart.ts'
import { refuseTooMany, refuseTooManyLayers, refuseUnfitChoices } from './refuse-unfit-line.ts'

/** Adds a product to the caller's cart. Missing choices are accepted; the cart asks for them. */
export const addToCart: Handler<'addToCart'> = async ({ caller, body }, deps) => {
  const { userId: _, ...wanted } = body
  const id = Buffer.from(deps.randomBytes(9)).toString('base64url')
  const cart = await changeCart(caller.uid, deps, async (lines, findProduct) => {
    const product = await findProduct(wanted.productId)
    if (!product) throw new AppError('NOT_FOUND', productUnavailable)
    refuseUnfitChoices(wanted, product, caller.uid)
    const line: StoredCartLine = { ...wanted, _id: id, seenPricePaise: product.pricePaise }
    const merged = mergeLine(lines, line)
    if (merged.length > maxCartLines) throw new AppError('CONFLICT', `A cart can have up to ${maxCartLines} items.`)
    refuseTooMany(merged, product, wanted.productId)
    refuseTooManyLayers(merged)
    return merged
  })
  return ok(await cartAnswer(caller.uid, cart, deps.db))
}
