import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { ErrorCode } from '@teeshala/contract/errors'
import { toRupees } from '@teeshala/contract/money'
import { amountsOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { CheckoutRequest } from '@teeshala/contract/orders/order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCheckout } from './shop-order-lines.ts'

const shipping = { freeAbovePaise: 99_900, feePaise: 9900 }

type Line = { productId: string; quantity: number }
type Prices = ReadonlyMap<string, number>

/** Carts of products with different prices; two lines may have the same product. */
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

/** Returns what the cart costs, added up piece by piece in paise. */
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

/** Returns the request of a page that shows these amounts, in rupees as in its JSON. */
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

const cartOf = (lines: readonly Line[]) => ({
  lines: lines.map((line, index) => ({ _id: `l${index}`, seenPricePaise: 0, ...line })),
  revision: 1,
  updatedAt: new Date(0),
})

const price = (lines: readonly Line[], prices: Prices, request: CheckoutRequest, stock = 1_000_000) => {
  const products = new Map([...prices].map(([id, paise]) => product(id, paise, stock)))
  return priceCheckout(request, cartOf(lines), products, (sum) => amountsOf(sum, shipping))
}

/** Returns the error code of a refused attempt. */
function refusalOf(attempt: () => unknown): unknown {
  try {
    return attempt()
  } catch (error) {
    return error
  }
}

test('an order costs exactly the sum of its pieces, over 10,000 random carts', () => {
  fc.assert(
    fc.property(carts, ({ prices, lines }) => {
      expect(price(lines, prices, requestOf(lines, prices)).amounts).toEqual(naive(lines, prices))
    }),
    { numRuns: 10_000 },
  )
})

test('a page that shows any of the sums one paisa too low cannot order', () => {
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

test('an order never takes more of a product than is in stock, however many lines have it', () => {
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

test('a wrong price is refused even if another one makes up for it in the sum', () => {
  const prices = new Map([
    ['p0', 10_000],
    ['p1', 20_000],
  ])
  const lines = [...prices.keys()].map((productId) => ({ productId, quantity: 1 }))
  for (const seen of [
    [10_001, 19_999],
    [10_000, 19_999],
    [9_999, 20_000],
  ]) {
    const request = requestOf(lines, prices)
    const orderItems = request.orderItems.map((item, index) => ({ ...item, price: toRupees(seen[index] ?? 0) }))
    expect(() => price(lines, prices, { ...request, orderItems })).toThrow('Prices have changed.')
  }
})

const two = new Map([
  ['p0', 10_000],
  ['p1', 20_050],
])
const cart = [
  { productId: 'p0', quantity: 2 },
  { productId: 'p1', quantity: 1 },
]

test.each<[string, Parameters<typeof price>, ErrorCode, object]>([
  [
    'the current amounts and prices',
    [cart, two, { ...requestOf(cart, two), totalPrice: 1 }],
    'PRICE_CHANGED',
    {
      items: [
        { _id: 'l0', productId: 'p0', price: 100 },
        { _id: 'l1', productId: 'p1', price: 200.5 },
      ],
      itemsPrice: 400.5,
      shippingPrice: 99,
      totalPrice: 499.5,
    },
  ],
  [
    'what is left of each item',
    [cart, two, requestOf(cart, two), 1],
    'OUT_OF_STOCK',
    { productId: 'p0', left: 1, items: [{ _id: 'l0', productId: 'p0', left: 1 }] },
  ],
  [
    'which item is no longer sold',
    [cart, new Map([['p0', 10_000]]), requestOf(cart, two)],
    'PRODUCT_UNAVAILABLE',
    { items: [{ _id: 'l1', productId: 'p1' }] },
  ],
])('a refusal states %s', (_what, [lines, prices, request, stock], code, details) => {
  expect(refusalOf(() => price(lines, prices, request, stock))).toMatchObject({ code, extra: { details } })
})

test('a refusal lists the choices missing from each item', () => {
  const products = new Map([product('p0', 10_000, 9), product('p1', 20_050, 9)].map(([id, each]) => [id, { ...each }]))
  Object.assign(products.get('p0') ?? {}, { isCustomizable: true })
  Object.assign(products.get('p1') ?? {}, { sizes: ['M'], isCustomizable: true })
  expect(
    refusalOf(() => priceCheckout(requestOf(cart, two), cartOf(cart), products, (sum) => amountsOf(sum, shipping))),
  ).toMatchObject({
    code: 'CHOICE_MISSING',
    extra: {
      details: {
        items: [
          { _id: 'l0', productId: 'p0', missing: ['placement'] },
          { _id: 'l1', productId: 'p1', missing: ['size', 'placement'] },
        ],
      },
    },
  })
})

test('a page showing an older cart cannot order, even if products, quantities and prices are the same', () => {
  const request = { ...requestOf(cart, two), cartRevision: 1 }
  const products = new Map(['p0', 'p1'].map((id) => product(id, two.get(id) ?? 0, 99)))
  const orders = (now: ReturnType<typeof cartOf>) =>
    priceCheckout(request, now, products, (sum) => amountsOf(sum, shipping))
  expect(() => orders(cartOf(cart))).not.toThrow()
  expect(refusalOf(() => orders({ ...cartOf(cart), revision: 2 }))).toMatchObject({ code: 'CART_CHANGED' })
})

test.each<[string, Parameters<typeof priceCheckout>[1], ErrorCode]>([
  ['none', undefined, 'CART_EMPTY'],
  ['an empty cart', cartOf([]), 'CART_EMPTY'],
  ['a cart with one piece more', cartOf([{ productId: 'p0', quantity: 3 }, ...cart.slice(1)]), 'CART_CHANGED'],
  ['a cart with another product', cartOf([{ productId: 'p2', quantity: 2 }, ...cart.slice(1)]), 'CART_CHANGED'],
  ['a cart with one line more', cartOf([...cart, { productId: 'p0', quantity: 1 }]), 'CART_CHANGED'],
  ['a cart with one line less', cartOf(cart.slice(1)), 'CART_CHANGED'],
])('if the page shows a cart and the shop has %s, nothing is ordered', (_what, now, code) => {
  const products = new Map(['p0', 'p1', 'p2'].map((id) => product(id, 10_000, 99)))
  expect(
    refusalOf(() => priceCheckout(requestOf(cart, two), now, products, (sum) => amountsOf(sum, shipping))),
  ).toMatchObject({ code })
})
