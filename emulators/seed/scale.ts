/** A synthetic shop of any size, for benchmarks: the seed's own products and orders over and over, with ids of their own. */
import { createHash } from 'node:crypto'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { productSearchText, searchKeys } from '@teeshala/contract/catalogue/search'
import { orderIdFrom } from '@teeshala/contract/ids'
import { orderSearchKeys } from '@teeshala/contract/orders/order-search'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { searchShardsOf } from '@teeshala/contract/search/search-entry'
import { daysBefore } from './calendar.ts'
import { productDocuments } from './catalogue/catalogue.ts'
import { orderDocuments } from './orders.ts'

const minuteMs = 60_000
const stepMs = 7 * minuteMs
/** Synthetic products are older than the seed's own, which stay in the shop window. */
const productsFromDaysAgo = 150

const syntheticOrderId = (index: number) =>
  orderIdFrom('TS', createHash('sha256').update(`teeshala scale ${index}`).digest())

/** As many products and as many orders as asked for, one by one, older and older, then what the search knows of these and the seed's products. */
export function* syntheticDocuments(count: number, now: Date): Generator<[path: string, data: object]> {
  const seeded = productDocuments(now)
  const products = [...seeded.values()]
  const all = new Map<string, StoredProduct>(seeded)
  const orders = [...orderDocuments(productDocuments(now), now).values()]
  for (let index = 0; index < count; index++) {
    const at = new Date(now.getTime() - (index + 1) * stepMs)
    const shelvedAt = new Date(daysBefore(now, productsFromDaysAgo, 9).getTime() - index * stepMs)
    const product = products[index % products.length] as StoredProduct
    const name = `${product.name} No. ${index + 1}`
    const shelved: StoredProduct = {
      ...product,
      name,
      searchKeys: searchKeys(productSearchText({ name, type: product.type, category: product.category })),
      createdAt: shelvedAt,
      updatedAt: shelvedAt,
    }
    all.set(`scale-${index + 1}`, shelved)
    yield [`products/scale-${index + 1}`, shelved]
    const order = orders[index % orders.length] as StoredOrder
    const id = syntheticOrderId(index)
    const shift = at.getTime() - order.createdAt.getTime()
    yield [
      `orders/${id}`,
      {
        ...order,
        userId: null,
        contact: { name: `Customer ${index + 1}`, phone: '', email: `customer-${index + 1}@example.com` },
        timeline: order.timeline.map((entry) => ({ ...entry, at: new Date(entry.at.getTime() + shift) })),
        searchKeys: orderSearchKeys({
          _id: id,
          contact: { name: `Customer ${index + 1}` },
          lines: order.lines,
        }),
        createdAt: at,
        updatedAt: new Date(order.updatedAt.getTime() + shift),
      } satisfies StoredOrder,
    ]
  }
  for (const [shard, stored] of searchShardsOf(all, now)) yield [`searchShards/${shard}`, stored]
}
