import type { StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import {
  isHardlyAPrice,
  NewProductRequest,
  ProductRequest,
  type StoredProduct,
} from '@teeshala/contract/catalogue/product'
import type { ImportRow } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { toRupees } from '@teeshala/contract/money'
import * as z from 'zod/mini'
import { productAnswer } from '../../catalogue/product-answer.ts'
import { productOf } from '../../catalogue/product-of.ts'
import { refuseForeignPictures } from '../../catalogue/refuse-foreign-pictures.ts'
import { refusePriceBetweenRates } from '../../catalogue/refuse-price-between-rates.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { type Problems, problemsOf } from './row-problems.ts'

type Shop = {
  readonly types: ReadonlyMap<string, WithId<StoredProductType>>
  readonly colors: ReadonlyMap<string, unknown>
  readonly settings: Parameters<typeof refusePriceBetweenRates>[1]
  readonly now: Date
}

/** Returns the product that a row makes from the stored one, or from nothing; or the row's problems by field. */
export function rowAsProduct(
  row: ImportRow,
  current: WithId<StoredProduct> | undefined,
  { types, colors, settings, now }: Shop,
): { stored: StoredProduct } | { problems: Problems } {
  const wanted = requestOf(row, current)
  const { data: request, error } = z.safeParse(current ? ProductRequest : NewProductRequest, wanted)
  const wrong = (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }))
  const isTold = (field: string) => wrong.some((each) => each.field.split('.')[0] === field)
  const problems = [...wrong, ...unknownNames(wanted, types, colors).filter(({ field }) => !isTold(field))]
  const type = request && types.get(request.type)
  if (!type || problems.length > 0) return { problems }
  try {
    refuseForeignPictures(request)
    const stored = productOf(request, type, current, now)
    refusePriceBetweenRates(stored, settings, now)
    return { stored }
  } catch (refusal) {
    return { problems: problemsOf(refusal) }
  }
}

/** Names that the shop does not have, reported with the row's other problems, so that the file can be corrected in one go. */
function unknownNames(
  { type, colors: ids }: Record<string, unknown>,
  types: Shop['types'],
  colors: Shop['colors'],
): Problems {
  const unknown = Array.isArray(ids) && ids.find((id) => typeof id === 'string' && id !== '' && !colors.has(id))
  return [
    ...(typeof type === 'string' && type !== '' && !types.has(type)
      ? [{ field: 'type', message: `There is no product type '${type}'` }]
      : []),
    ...(unknown ? [{ field: 'colors', message: `There is no colour '${unknown}'` }] : []),
  ]
}

/** Returns the row's values applied to the stored product. Stock stays if the row does not name it. */
function requestOf({ product }: ImportRow, current: WithId<StoredProduct> | undefined): Record<string, unknown> {
  // Alt texts and colour pictures are kept with their pictures; `printedSides` says whether there is a house print.
  const {
    colorImages: _,
    imageAlts: _alts,
    isPrinted: _isPrinted,
    ...before
  } = current ? productAnswer(current) : ({} as Record<string, unknown>)
  const keepsStock = current && product.stock === undefined
  const wanted: Record<string, unknown> = {
    ...before,
    ...product,
    isGivenAway: current !== undefined && isHardlyAPrice(toRupees(current.pricePaise)),
    ...(keepsStock && { stock: current.stock, expectedStock: current.stock }),
    specification: withoutEmpty({ ...current?.specification, ...Object(product.specification) }),
  }
  if (wanted.fullDescription === '') delete wanted.fullDescription
  if (!current) delete wanted.expectedStock
  return wanted
}

const withoutEmpty = (parts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== ''))
