/** A synthetic shop of any size, for benchmarks: the seed's products, people and orders repeated with new ids. */
import { createHash } from 'node:crypto'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import { productSearchText, searchKeys } from '@teeshala/contract/catalogue/listing/search'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { orderIdFrom } from '@teeshala/contract/ids'
import { orderSearchKeys } from '@teeshala/contract/orders/search/order-search'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { searchShardsOf } from '@teeshala/contract/search/search-entry'
import { productDocuments } from './catalogue/catalogue.ts'
import { daysBefore } from './orders/calendar.ts'
import { orderDocuments } from './orders/orders.ts'
import { asha, profileOf } from './people/people.ts'

type Documents = Generator<[path: string, data: object]>

/** How many of each a synthetic shop has. */
export type Scale = { readonly products: number; readonly people: number; readonly orders: number }

/** As many people as products, and ten orders of each. */
export const scaleOf = (products: number): Scale => ({ products, people: products, orders: products * 10 })

const minuteMs = 60_000
const stepMs = 7 * minuteMs
/** Synthetic products are older than the seed's own, which stay at the top of the listing. */
const productsFromDaysAgo = 150

const syntheticOrderId = (index: number) =>
  orderIdFrom('TS', createHash('sha256').update(`teeshala scale ${index}`).digest())

/** Yields everything requested, one by one, with decreasing dates. */
export function* syntheticDocuments(scale: Scale, now: Date): Documents {
  yield* syntheticProducts(scale.products, now)
  yield* syntheticPeople(scale.people, now)
  yield* syntheticOrders(scale, now)
}

/** Yields the products, then the search entries of these and the seed's. */
function* syntheticProducts(count: number, now: Date): Documents {
  const seeded = productDocuments(now)
  const products = [...seeded.values()]
  const all = new Map<string, StoredProduct>(seeded)
  for (let index = 0; index < count; index++) {
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
  }
  for (const [shard, stored] of searchShardsOf(all, now)) yield [`searchShards/${shard}`, stored]
}

const personAt = (index: number) => ({
  name: `Customer ${index + 1}`,
  phone: '',
  email: `customer-${index + 1}@example.com`,
})

/** Yields profiles only: none of them can sign in. */
function* syntheticPeople(count: number, now: Date): Documents {
  const profile = profileOf(asha, now)
  for (let index = 0; index < count; index++) {
    const joinedAt = new Date(profile.createdAt.getTime() - index * stepMs)
    const person = personAt(index)
    yield [
      `users/scale-${index + 1}`,
      {
        ...profile,
        ...person,
        isPhoneProven: false,
        searchKeys: userSearchKeys(person),
        createdAt: joinedAt,
        updatedAt: joinedAt,
      } satisfies StoredUser,
    ]
  }
}

function* syntheticOrders({ orders: count, people }: Scale, now: Date): Documents {
  const orders = [...orderDocuments(productDocuments(now), now).values()]
  for (let index = 0; index < count; index++) {
    const at = new Date(now.getTime() - (index + 1) * stepMs)
    const order = orders[index % orders.length] as StoredOrder
    const buyer = index % Math.max(people, 1)
    const contact = personAt(buyer)
    const id = syntheticOrderId(index)
    const shift = at.getTime() - order.createdAt.getTime()
    yield [
      `orders/${id}`,
      {
        ...order,
        userId: people > 0 ? `scale-${buyer + 1}` : null,
        contact,
        timeline: order.timeline.map((entry) => ({ ...entry, at: new Date(entry.at.getTime() + shift) })),
        searchKeys: orderSearchKeys({ _id: id, contact, lines: order.lines }),
        createdAt: at,
        updatedAt: new Date(order.updatedAt.getTime() + shift),
      } satisfies StoredOrder,
    ]
  }
}
