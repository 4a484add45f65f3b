/** The products of the seed. */

import { productSearchText, searchKeys } from '@teeshala/contract/catalogue/listing/search'
import type { StoredProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { StoredProductType } from '@teeshala/contract/catalogue/options/product-type'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { toPaise } from '@teeshala/contract/money'
import { colourPicturesOf, picturesOf, printedSidesOf } from '../artwork/looks.ts'
import { seedColours } from '../colours.ts'
import { daysBefore } from '../orders/calendar.ts'
import { dryFit } from './dry-fit.ts'
import { hoodie } from './hoodie.ts'
import { oversized } from './oversized.ts'
import { polo } from './polo.ts'
import { roundNeck } from './round-neck.ts'
import type { SeedProduct, SeedType } from './seed-product.ts'
import { vNeck } from './v-neck.ts'

const seedTypes: readonly SeedType[] = [roundNeck, vNeck, polo, oversized, dryFit, hoodie]

/** The shop window: newest first, as the listing sorts. Products not named here follow in the order of their types. */
const windowOrder = [
  'sab-chalta-hai',
  'meter-se-chalo',
  'bagh',
  'kolam-at-dawn',
  'cutting-chai',
  'block-print-polo',
  'konkan',
  'horn-ok-please',
  'polyester-dryfit',
  'ghat-sunrise',
  'kaapi-hoodie',
  'monsoon-lines',
  'stepwell',
  'lotus-wheel',
  'bandstand-polo',
  'gully-cricket',
]

const rank = (id: string) => {
  const place = windowOrder.indexOf(id)
  return place === -1 ? windowOrder.length : place
}

const stored = (product: SeedProduct, type: SeedType, createdAt: Date): StoredProduct => {
  const has = (flag: 'bestSeller' | 'new' | 'seasonal') => product.flags?.includes(flag) ?? false
  const { name, category } = product
  const colorImages = colourPicturesOf(product.id)
  const printedSides = product.isShownPrinted ? [] : printedSidesOf(product.id)
  return {
    name,
    pricePaise: toPaise(product.price),
    ...(product.was && { originalPricePaise: toPaise(product.was) }),
    category,
    typeId: type.id,
    type: type.type,
    description: product.description,
    fullDescription: product.fullDescription,
    images: picturesOf(product.id),
    ...(Object.keys(colorImages).length > 0 && { colorImages }),
    sizes: [...(product.sizes ?? (['S', 'M', 'L', 'XL', 'XXL'] as const))],
    colors: [...product.colors],
    isCustomizable: product.isCustomizable ?? printedSides.length < 2,
    ...(printedSides.length > 0 && { printedSides }),
    stock: product.stock,
    isBestSeller: has('bestSeller'),
    isNew: has('new'),
    isSeasonal: has('seasonal'),
    isHidden: false,
    specification: { ...type.cloth, ...product.cloth },
    searchKeys: searchKeys(productSearchText({ name, type: type.type, category })),
    createdAt,
    updatedAt: createdAt,
  }
}

/** Every product by its id, as it is stored. */
export function productDocuments(now: Date): Map<string, StoredProduct> {
  const products = seedTypes
    .flatMap((type) => type.products.map((product) => ({ product, type })))
    .sort((one, other) => rank(one.product.id) - rank(other.product.id))
  return new Map(
    products.map(({ product, type }, index) => [product.id, stored(product, type, daysBefore(now, 4 + index * 2, 9))]),
  )
}

export function typeDocuments(now: Date): Map<string, StoredProductType> {
  const at = daysBefore(now, 120, 9)
  return new Map(seedTypes.map(({ id, type }) => [id, { type, createdAt: at, updatedAt: at }]))
}

export function colourDocuments(now: Date): Map<string, StoredProductColor> {
  const at = daysBefore(now, 120, 10)
  return new Map(seedColours.map(({ id, name, hexCode }) => [id, { name, hexCode, createdAt: at, updatedAt: at }]))
}
