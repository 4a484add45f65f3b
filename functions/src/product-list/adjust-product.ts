import type { ProductAdjustment } from '@teeshala/contract/catalogue/listing/product-adjustment'
import { productSearchText, searchKeys } from '@teeshala/contract/catalogue/listing/search'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { toPaise } from '@teeshala/contract/money'
import { changeByStaff } from '../audit/change-by-staff.ts'
import { longAgo, refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { productAnswer } from '../catalogue/product-answer.ts'
import { refuseNoSideLeft, stockOf } from '../catalogue/product-of.ts'
import { refusePriceBetweenRates } from '../catalogue/refuse-price-between-rates.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import { type Handler, ok } from '../http/handler.ts'
import { keepInSearch } from '../search/search-shards.ts'
import { currentSettings } from '../settings/read-settings.ts'

const noSuchProduct = () => new AppError('NOT_FOUND', productNotFound)

/** Changes a few fields of a product from the staff list. Values that are stored already are not written again. */
export const adjustProduct: Handler<'adjustProduct'> = async ({ caller, params, body }, deps) => {
  const document = productsIn(deps.db).doc(params.id)
  const settings = await currentSettings(deps.db)
  const adjusted = { document, uid: caller.uid, missing: noSuchProduct }
  const product = await changeByStaff(adjusted, deps, async (current, { transaction, note, log }) => {
    const { from, to } = changesBy(body, current)
    if (Object.keys(to).length === 0) return current
    const basedOn = hasSeenPrice(body, current) ? undefined : longAgo
    await refuseStaleEdit(transaction, { basedOn, current: productAnswer(current), target: document.path })
    const wanted = { ...current, ...to }
    refuseUntruePrice(wanted)
    refuseNoSideLeft(wanted)
    if (to.pricePaise !== undefined) refusePriceBetweenRates(wanted, settings, note.at)
    const changed = {
      ...to,
      updatedAt: note.at,
      ...(to.category && { searchKeys: searchKeys(productSearchText(wanted)) }),
    }
    transaction.update(document, changed)
    keepInSearch(transaction, params.id, { ...current, ...changed })
    log('product.changed', { name: current.name, from, to })
    return { ...current, ...changed }
  })
  return ok(productAnswer(product))
}

type Facts = Partial<StoredProduct>

/** Returns the fields that differ from the stored product. */
function changesBy(adjustment: ProductAdjustment, current: StoredProduct): { from: Facts; to: Facts } {
  const { price, stock, expectedPrice: _price, expectedStock, ...rest } = adjustment
  const wanted: Facts = {
    ...(price !== undefined && { pricePaise: toPaise(price) }),
    ...(stock !== undefined && { stock: stockOf({ stock, expectedStock }, current) }),
    ...rest,
  }
  const names = (Object.keys(wanted) as (keyof StoredProduct)[]).filter((name) => wanted[name] !== current[name])
  const pick = (facts: Facts): Facts => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { from: pick(current), to: pick(wanted) }
}

/** Returns whether the price change was based on the stored price. */
function hasSeenPrice({ price, expectedPrice }: ProductAdjustment, { pricePaise }: StoredProduct): boolean {
  return price === undefined || expectedPrice === undefined || toPaise(expectedPrice) === pricePaise
}

/** A struck-through price must be above the price, or the discount is false. */
function refuseUntruePrice({ pricePaise, originalPricePaise }: StoredProduct): void {
  if (originalPricePaise === undefined || originalPricePaise > pricePaise) return
  throw fieldError(
    'price',
    'The price must be below the original price. Change the original price in the product first.',
  )
}
