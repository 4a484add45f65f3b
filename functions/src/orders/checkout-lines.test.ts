import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { toRupees } from '@teeshala/contract/money'
import type { CheckoutRequest } from '@teeshala/contract/orders/order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCheckout } from './checkout-lines.ts'

const shipping = { freeAbovePaise: 99_900, feePaise: 9900 }

type Line = { productId: string; quantity: number }
type Prices = ReadonlyMap<string, number>

/** A cart of products with prices of their own; two lines may be of the same product. */
const carts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 }).chain((prices) =>
  fc.record({
    prices: fc.constant(new Map(prices.map((pricePaise, index) => [`p${index}`, pricePaise]))),
    lines: fc.array(
      fc.record({
        productId: fc.integer({ min: 0, max: prices.length - 1 }).map((index) => `p${index}`),
        quantity: fc.integer({ min: 1, max: 1000 }),
      }),
      { minLength: 1, maxLength: 30 },
    ),
  }),
)

/** What the cart costs, added up piece by piece in whole paise of any size. */
function naive(lines: readonly Line[], prices: Prices) {
  let items = 0n
  for (const { productId, quantity } of lines) items += BigInt(prices.get(productId) ?? 0) * BigInt(quantity)
  const fee = items > 99_900n ? 0n : 9900n
  return { itemsPaise: Number(items), shippingPaise: Number(fee), totalPaise: Number(items + fee) }
}

const product = (id: string, pricePaise: number, stock: number) =>
  [
    id,
    { _id: id, name: id, pricePaise, images: [], sizes: [], colors: [], isCustomizable: false, stock },
  ] as unknown as [string, StoredProduct & { _id: string }]

/** The request of a page that shows these amounts, in the rupees of its JSON. */
function requestOf(lines: readonly Line[], prices: Prices, seen = naive(lines, prices)): CheckoutRequest {
  const request = {
    user: 'kavya',
    orderItems: lines.map(({ productId, quantity }) => ({
      product: productId,
      name: productId,
      qty: quantity,
      price: toRupees(prices.get(productId) ?? 0),
    })),
    shippingAddress: { address: '4 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
    paymentMethod: 'upi',
    itemsPrice: toRupees(seen.itemsPaise),
    shippingPrice: toRupees(seen.shippingPaise),
    totalPrice: toRupees(seen.totalPaise),
  }
  return JSON.parse(JSON.stringify(request))
}

const price = (lines: readonly Line[], prices: Prices, request: CheckoutRequest, stock = 1_000_000) => {
  const cart = {
    lines: lines.map((line, index) => ({ _id: `l${index}`, seenPricePaise: 0, ...line })),
    revision: 1,
    updatedAt: new Date(0),
  }
  const products = new Map([...prices].map(([id, paise]) => product(id, paise, stock)))
  return priceCheckout(request, cart, products, shipping)
}

test('an order costs to the paisa what its pieces cost, over 10,000 random carts', () => {
  fc.assert(
    fc.property(carts, ({ prices, lines }) => {
      expect(price(lines, prices, requestOf(lines, prices)).amounts).toEqual(naive(lines, prices))
    }),
    { numRuns: 10_000 },
  )
})

test('a page that shows one paisa less, of any of the sums, orders nothing', () => {
  const sums = ['itemsPaise', 'shippingPaise', 'totalPaise'] as const
  fc.assert(
    fc.property(carts, fc.constantFrom(...sums), ({ prices, lines }, sum) => {
      const right = naive(lines, prices)
      const request = requestOf(lines, prices, { ...right, [sum]: right[sum] - 1 })
      expect(() => price(lines, prices, request)).toThrow('Prices have changed.')
    }),
    { numRuns: 1000 },
  )
})

test('an order takes of no product more than there is, however many of its lines are of it', () => {
  fc.assert(
    fc.property(carts, ({ prices, lines }) => {
      const pieces = new Map<string, number>()
      for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
      const most = Math.max(...pieces.values())
      const request = requestOf(lines, prices)
      expect(() => price(lines, prices, request, most)).not.toThrow()
      expect(() => price(lines, prices, request, most - 1)).toThrow(`Only ${most - 1} left in stock`)
    }),
    { numRuns: 1000 },
  )
})
