/** The documents of a seed, parsed as the shop parses them, for the seed's tests. */

import { StoredProduct } from '@teeshala/contract/catalogue/product'
import { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { seedDocuments } from './documents.ts'

export const now = new Date('2026-11-21T04:00:00Z')
export const documents = seedDocuments(now)

/** Returns the documents of a collection with their ids. */
export const inCollection = <T>(collection: string, parse: (data: unknown) => T) =>
  [...documents]
    .filter(([path]) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
    .map(([path, data]) => ({ id: path.split('/')[1] as string, ...parse(data) }))

export const products = inCollection('products', (data) => StoredProduct.parse(data))
export const orders = inCollection('orders', (data) => StoredOrder.parse(data))
export const product = (id: string) => products.find((known) => known.id === id)
