import { randomBytes } from 'node:crypto'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { productSearchText, searchKeys } from '@teeshala/contract/catalogue/search'
import type { Deps } from '../../src/deps.ts'

/** Puts a product on the shelf and answers its id. */
export async function putProduct({ db }: Deps, changes: Partial<StoredProduct> = {}): Promise<string> {
  const id = `t-${randomBytes(8).toString('hex')}`
  const at = new Date()
  const product: StoredProduct = {
    name: 'Monsoon Tee',
    pricePaise: 49_900,
    category: 'Men',
    typeId: 'round-neck',
    type: 'Round Neck',
    description: 'Heavy cotton.',
    images: ['/catalogue/monsoon.webp'],
    sizes: ['S', 'M', 'L'],
    colors: ['black', 'white'],
    isCustomizable: false,
    stock: 100,
    isBestSeller: false,
    isNew: false,
    isSeasonal: false,
    specification: {},
    searchKeys: [],
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
  product.searchKeys = searchKeys(productSearchText(product))
  await db.doc(`products/${id}`).set(product)
  return id
}

export async function stockOf({ db }: Deps, id: string): Promise<number> {
  return (await db.doc(`products/${id}`).get()).get('stock')
}
