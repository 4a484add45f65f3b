/** Orders of each kind, by somebody with an account of their own and of one of twenty products. */
import { randomUUID } from 'node:crypto'
import { sentUnder } from '../../test/fixtures/checkout/checkout.ts'
import { type Kind, kinds, requestFor } from '../../test/fixtures/kinds-of-order.ts'
import { customer, type Person } from '../../test/fixtures/people.ts'
import { putProduct } from '../../test/fixtures/product-fixture.ts'
import type { Shop } from '../../test/fixtures/shops/open-shop.ts'
import type { Wanted } from './load.ts'

export const orderKinds = kinds

const buyers: Person[] = []
const products: string[] = []

type Order = { readonly wanted: Wanted; readonly send: () => Promise<void> }

/** Fills the carts of buyers after the first `skipped`, where there are any; at least one order comes back. */
export async function prepareOrders(shop: Shop, kind: Kind, count: number, skipped = 0): Promise<[Order, ...Order[]]> {
  while (products.length < 20) products.push(await putProduct(shop.deps, { stock: 100_000, isCustomizable: true }))
  while (buyers.length < skipped + count) buyers.push(await customer(shop.deps))
  const orders: Order[] = []
  for (const [index, buyer] of buyers.slice(skipped, skipped + count).entries()) {
    const body = await requestFor(kind, shop, buyer, { productId: products[index % products.length] ?? '' })
    const path = kind === 'bulk' || kind === 'print' ? `/api/${kind}-order` : '/api/order'
    const headers = {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      ...sentUnder(randomUUID()),
    }
    const wanted = { method: 'POST', path, headers, body: JSON.stringify(body) }
    const send = async () => {
      const { status, text } = await shop.call('POST', path, { body, headers })
      if (status !== 201) throw new Error(`An order of ${kind} answers ${status}: ${text}`)
    }
    orders.push({ wanted, send })
  }
  const [first, ...others] = orders
  if (!first) throw new Error('No order was asked for')
  return [first, ...others]
}
