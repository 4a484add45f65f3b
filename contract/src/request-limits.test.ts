import { describe, expect, test } from 'vitest'
import { BulkOrderRequest } from './bulk/bulk-order-request.ts'
import { AddToCartRequest, ChangeCartItemRequest } from './cart/cart.ts'
import { firstDelivery } from './delivery/delivery-settings.ts'
import { DesignRequest } from './designs/design.ts'
import { ShippingAddress } from './orders/buyer/shipping-address.ts'
import { CheckoutRequest, IdempotencyKey, MoveOrderRequest, MoveWorkshopOrderRequest } from './orders/order.ts'
import { AddOrderNoteRequest } from './orders/order-note.ts'
import { SingleOrderRequest } from './orders/single-order.ts'
import { Cursor } from './paging/paging.ts'
import { firstAdvanceRules } from './payments/advance-rules.ts'
import { firstCashRules } from './payments/cash/cash-rules.ts'
import { OpenPaymentRequest, VerifyPaymentRequest } from './payments/gateway/online-payment.ts'
import { StoreSettings } from './settings/store-settings.ts'

const place = { xMm: 1, yMm: 2, widthMm: 30, heightMm: 40, rotationDeg: -15 }
const design = { path: 'products/designs/asha/1767225600000-lotus.png', place, acceptsPoorPrint: true }
const contact = { name: 'Asha Verma', phone: '+919876543210', email: 'asha@people.test' }
const address = {
  address: '4 MG Road',
  city: 'Pune',
  postalCode: '411001',
  country: 'India',
  state: 'Maharashtra',
  name: 'Asha Verma',
  phone: '+919876543210',
}
const company = { name: 'Lotus College', gstin: '29AAACT0000A1ZB' }
const bought = { product: 'tee', name: 'Monsoon Tee', qty: 2, price: 499.5, image: '/catalogue/monsoon.webp' }
const checkout = {
  user: 'asha',
  orderItems: [bought],
  shippingAddress: address,
  paymentMethod: 'upi',
  itemsPrice: 999,
  shippingPrice: 99,
  totalPrice: 1098,
  company,
}
const added = {
  productId: 'tee',
  userId: 'asha',
  quantity: 2,
  size: 'M',
  color: 'black',
  placement: 'Left',
  design: 'd',
}
const single = {
  productId: 'tee',
  size: '2XL',
  color: 'black',
  placement: 'Back A3',
  quantity: 2,
  price: 240,
  designs: [design],
  contact,
  shippingAddress: address,
  paymentMethod: 'upi',
  company,
  neededBy: '2026-12-01',
  note: 'No folds',
}
const item = { color: 'black', size: 'xS', quantity: 10, price: 1200, placement: 'Left' }
const bulk = {
  userId: 'asha',
  productId: 'tee',
  items: [item],
  designImage: design.path,
  designs: [{ ...design, placement: 'Left' }],
  designDocuments: [],
  totalPrice: 1200,
  contact,
  shippingAddress: address,
  paymentMethod: 'upi',
  company,
  neededBy: '2026-12-01',
  note: 'No folds',
}
const order = { orderId: 'TS7K2M9QX4RD', t: 'secret' }
const proof = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: '0123456789abcdef'.repeat(4),
}
const settings = {
  shopName: 'Teeshala',
  legalName: 'Teeshala Prints',
  email: 'hello@teeshala.test',
  phone: '+91 80 4567 8900',
  addressLines: ['14, Printers Lane'],
  gstin: '29AAACT0000A1ZB',
  grievanceOfficer: { name: 'Meera Nair', email: 'care@teeshala.test', phone: '+91 80 4567 8901' },
  freeShippingAbove: 999,
  shippingFee: 99,
  furtherPrintPrice: 120,
  quantityBreaks: [],
  showListPrice: false,
  printMethod: 'dtf',
  delivery: firstDelivery,
  isComposition: false,
  cashRules: firstCashRules,
  advanceRules: firstAdvanceRules,
  claimDays: 14,
}

type Schema = { safeParse(value: unknown): { success: boolean; data?: unknown } }

const complete: [string, Schema, object][] = [
  ['what is added to the cart', AddToCartRequest, added],
  ['a checkout', CheckoutRequest, checkout],
  ['a single order', SingleOrderRequest, single],
  ['a bulk order', BulkOrderRequest, bulk],
  [
    'a move of an order',
    MoveOrderRequest,
    { paymentStatus: 'paid', status: 'shipped', isDelivered: true, expectedStatus: 'placed', note: 'On its way' },
  ],
  [
    'a move of a bulk order',
    MoveWorkshopOrderRequest,
    { paymentStatus: 'paid', status: 'Completed', expectedStatus: 'Shipped', note: 'Ready' },
  ],
  ['an order to pay', OpenPaymentRequest, order],
  ['a proof of payment', VerifyPaymentRequest, { ...order, ...proof }],
  ['the settings', StoreSettings, settings],
]

test.each(complete)('no field of %s is lost, and unknown ones are dropped', (_what, schema, request) => {
  expect(schema.safeParse({ ...request, isAdmin: true })).toEqual({ success: true, data: request })
})

describe('optional parts', () => {
  test.each<[string, Schema, object, object]>([
    ['the choices of a cart line', AddToCartRequest, { productId: 'tee', userId: 'asha' }, { quantity: 1 }],
    [
      'page, address, contact, method and note of a single order',
      SingleOrderRequest,
      { size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 },
      { productId: 'polyester-dryfit', designs: [], paymentMethod: 'cash_on_delivery', note: '' },
    ],
    ['how a design is placed', DesignRequest, { path: 'd' }, { acceptsPoorPrint: false }],
    [
      'owner, pictures, sum, address, contact, method and note of a bulk order',
      BulkOrderRequest,
      { items: [item] },
      {
        userId: null,
        productId: 'polyester-dryfit',
        designImage: null,
        designs: [],
        designDocuments: [],
        paymentMethod: 'cash_on_delivery',
        note: '',
      },
    ],
    ['all but the status of a move', MoveOrderRequest, { status: 'shipped' }, {}],
    ['all but the status of a bulk order’s move', MoveWorkshopOrderRequest, { status: 'Completed' }, {}],
    ['the secret of an order to pay', OpenPaymentRequest, { orderId: order.orderId }, {}],
  ])('are %s', (_what, schema, request, filledIn) => {
    expect(schema.safeParse(request)).toEqual({ success: true, data: { ...request, ...filledIn } })
  })

  test.each([{ quantity: 3 }, { size: 'M' }, { color: 'black' }, { placement: 'Left' }, { design: 'd' }])(
    'are all but one of the changes to a cart line: %j',
    (change) => {
      expect(ChangeCartItemRequest.parse(change)).toEqual(change)
    },
  )

  test('do not include all changes to a cart line', () => {
    expect(ChangeCartItemRequest.safeParse({ productId: 'polo' }).error?.issues[0]?.message).toBe('Say what to change')
  })
})

/** The subject, its minimum and maximum, and whether a given length is accepted. */
type Row = [string, number, number, (length: number) => boolean]

const letters = (length: number) => 'x'.repeat(length)
const takes = (schema: Schema, request: (length: number) => unknown) => (length: number) =>
  schema.safeParse(request(length)).success

test.each<Row>([
  ['the pieces of a cart line', 1, 1000, takes(AddToCartRequest, (quantity) => ({ ...added, quantity }))],
  ['the letters of a cart line’s design', 0, 500, takes(AddToCartRequest, (n) => ({ ...added, design: letters(n) }))],
  [
    'the lines of a checkout',
    1,
    100,
    takes(CheckoutRequest, (n) => ({ ...checkout, orderItems: Array(n).fill(bought) })),
  ],
  ...(['name', 'image'] as const).map(
    (part): Row => [
      `the letters of a bought item’s ${part}`,
      0,
      { name: 300, image: 1000 }[part],
      takes(CheckoutRequest, (n) => ({ ...checkout, orderItems: [{ ...bought, [part]: letters(n) }] })),
    ],
  ),
  ...Object.entries({ address: 200, city: 100, country: 100, postalCode: 12 }).map(
    ([part, most]): Row => [
      `the letters of an address’s ${part}`,
      1,
      most,
      takes(ShippingAddress, (n) => ({ ...address, country: 'Nepal', [part]: letters(n) })),
    ],
  ),
  ...(['state', 'name'] as const).map(
    (part): Row => [
      `the letters of an address’s ${part}`,
      0,
      100,
      takes(ShippingAddress, (n) => ({ ...address, [part]: letters(n) })),
    ],
  ),
  ['the letters of a design’s path', 1, 500, takes(DesignRequest, (n) => ({ path: letters(n) }))],
  [
    'the designs of an order',
    0,
    200,
    takes(SingleOrderRequest, (n) => ({ ...single, designs: Array(n).fill(design) })),
  ],
  [
    'the letters of a contact’s name',
    0,
    100,
    takes(SingleOrderRequest, (n) => ({ ...single, contact: { name: letters(n) } })),
  ],
  [
    'the items of a bulk order',
    1,
    1000,
    takes(BulkOrderRequest, (n) => ({
      items: Array.from({ length: n }, (_, index) => ({ ...item, color: `c${index}` })),
    })),
  ],
  [
    'the letters of a bulk order’s picture',
    0,
    500,
    takes(BulkOrderRequest, (n) => ({ items: [item], designImage: letters(n) })),
  ],
  [
    'the letters of a note to the customer',
    0,
    500,
    takes(MoveOrderRequest, (n) => ({ status: 'shipped', note: letters(n) })),
  ],
  [
    'the letters of a note to a bulk customer',
    0,
    500,
    takes(MoveWorkshopOrderRequest, (n) => ({ status: 'Completed', note: letters(n) })),
  ],
  ['the letters of a note to the press', 0, 500, takes(SingleOrderRequest, (n) => ({ ...single, note: letters(n) }))],
  [
    'the letters of a company’s name',
    1,
    120,
    takes(CheckoutRequest, (n) => ({ ...checkout, company: { ...company, name: letters(n) } })),
  ],
  ['the letters of a note of staff', 1, 1000, takes(AddOrderNoteRequest, (n) => ({ text: letters(n) }))],
  ['the letters of an Idempotency-Key', 1, 255, takes(IdempotencyKey, letters)],
  ['the letters of a cursor', 1, 1024, takes(Cursor, letters)],
  ['the letters of an order’s secret', 0, 100, takes(OpenPaymentRequest, (n) => ({ ...order, t: letters(n) }))],
  ...(['razorpay_order_id', 'razorpay_payment_id'] as const).map(
    (part): Row => [
      `the letters of ${part}`,
      1,
      64,
      takes(VerifyPaymentRequest, (n) => ({ ...order, ...proof, [part]: letters(n) })),
    ],
  ),
  [
    'the digits of a signature',
    64,
    64,
    takes(VerifyPaymentRequest, (n) => ({ ...order, ...proof, razorpay_signature: 'a'.repeat(n) })),
  ],
  ...Object.entries({ shopName: 60, legalName: 120, email: 254, phone: 40, gstin: 15 }).map(
    ([part, most]): Row => [
      `the letters of the shop’s ${part}`,
      part === 'shopName' ? 1 : 0,
      most,
      takes(StoreSettings, (n) => ({ ...settings, [part]: letters(n) })),
    ],
  ),
  [
    'the lines of the shop’s address',
    0,
    5,
    takes(StoreSettings, (n) => ({ ...settings, addressLines: Array(n).fill('a') })),
  ],
  ['the letters of such a line', 0, 120, takes(StoreSettings, (n) => ({ ...settings, addressLines: [letters(n)] }))],
])('%s: from %i to %i', (_what, least, most, isTaken) => {
  const around = [least - 1, least, most, most + 1].filter((length) => length >= 0)
  expect(around.filter(isTaken)).toEqual(around.filter((length) => length >= least && length <= most))
})

test.each<[string, (key: string) => boolean]>([
  ['an Idempotency-Key', (key) => IdempotencyKey.safeParse(key).success],
  ['a cursor', (key) => Cursor.safeParse(key).success],
  ['a gateway’s id', (key) => VerifyPaymentRequest.safeParse({ ...order, ...proof, razorpay_payment_id: key }).success],
])('%s accepts only its own characters, from first to last', (_what, isTaken) => {
  const key = 'abcDEF_012345678'
  expect([key, ` ${key}`, `${key}/`, `${key}\n`].map(isTaken)).toEqual([true, false, false, false])
})
