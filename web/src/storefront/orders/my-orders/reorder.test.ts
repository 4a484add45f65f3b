import type { OrderItem } from '@teeshala/contract/orders/order'
import { expect, test } from 'vitest'
import { ApiFailure } from '../../../shared/api/api-failure.ts'
import { lineOf, reorder } from './reorder.ts'

const item = (changes: Partial<OrderItem> = {}): OrderItem => ({
  _id: 'l1',
  product: 'kolam-polo',
  name: 'Kolam Polo',
  qty: 2,
  image: '',
  price: 649,
  size: 'L',
  color: 'black',
  ...changes,
})
const failure = (code: 'NOT_FOUND' | 'OUT_OF_STOCK' | 'INVALID_INPUT', message: string, fields = {}) =>
  new ApiFailure(409, { code, message, fields })

test('a line is reordered with everything chosen for it, in the catalogue’s spelling of sizes', () => {
  const design = { path: 'products/designs/asha/1767225600000-a.png', name: 'a.png' }
  expect(lineOf(item({ size: '2XL', placement: 'Left', design }), {})).toEqual({
    productId: 'kolam-polo',
    quantity: 2,
    size: 'XXL',
    color: 'black',
    placement: 'Left',
    design: design.path,
  })
})

test('its texts, drawings and placed pictures are reordered, too', () => {
  const place = { xMm: 5, yMm: 5, widthMm: 50, heightMm: 50, rotationDeg: 0 }
  const motif = { kind: 'motif' as const, motif: 'diya' as const, colors: ['#ffffff'], place }
  const drawn = { version: 1 as const, layers: [motif] }
  const design = { path: 'products/designs/asha/1767225600000-a.png', name: 'a.png', place }
  const ofSingle = { designDocuments: [{ ...drawn, placement: 'Left' as const }] }
  expect(lineOf(item({ placement: 'Left' }), ofSingle).designDocument).toEqual(drawn)
  const ofCart = lineOf(item({ placement: 'Left', designDocument: drawn, design }), {})
  expect(ofCart).toMatchObject({ designDocument: drawn })
  expect(ofCart).not.toHaveProperty('design')
  expect(lineOf(item({ placement: 'Left', design }), { designs: [design] }).designDocument?.layers).toEqual([
    { kind: 'picture', path: design.path, place, acceptsPoorPrint: false },
  ])
})

test('available items go into the cart, and the customer is told why the others do not', async () => {
  const added: string[] = []
  const answers: Record<string, Error> = {
    gone: failure('NOT_FOUND', 'Product not available'),
    scarce: failure('OUT_OF_STOCK', 'Only 1 left in stock'),
    changed: failure('INVALID_INPUT', 'Please check', { color: 'Not a colour of this product' }),
  }
  const orderItems = ['gone', 'kept', 'scarce', 'changed', 'also-kept'].map((product) => item({ product }))
  const results = await reorder(
    { orderItems: [...orderItems, item({ product: 'giant', size: '5XL' })] },
    async (line) => {
      const refusal = answers[line.productId]
      if (refusal) throw refusal
      added.push(line.productId)
    },
  )
  expect(added).toEqual(['kept', 'also-kept'])
  expect(results.map(({ problem }) => problem)).toEqual([
    'No longer sold',
    undefined,
    'Only 1 left in stock',
    'Not a colour of this product',
    undefined,
    'Size 5XL is made to order only',
  ])
})

test('a line without a size, and one in the smallest size of the bulk page, are reordered as the catalogue has them', async () => {
  expect([undefined, 'xS', 'M'].map((size) => lineOf(item({ size }), {}).size)).toEqual([undefined, 'XS', 'M'])
  const plain = item({ size: undefined })
  expect(await reorder({ orderItems: [plain] }, async () => {})).toEqual([{ item: plain, problem: undefined }])
})

test('an expired sign-in is not blamed on the line; an unexpected error shows the page’s message', async () => {
  const signedOut = new ApiFailure(401, { code: 'UNAUTHENTICATED', message: 'Please sign in.' })
  await expect(reorder({ orderItems: [item()] }, () => Promise.reject(signedOut))).rejects.toBe(signedOut)
  const [broken] = await reorder({ orderItems: [item()] }, () => Promise.reject(new TypeError('x')))
  expect(broken?.problem).toBe('Failed to add item to cart. Please try again.')
})
