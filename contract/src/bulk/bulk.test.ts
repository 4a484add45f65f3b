import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placements } from '../catalogue/options/placement.ts'
import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { bulkItems, bulkItemsProblem, bulkTotalPaise, linesOf, piecesOfBulk, placementsOf } from './bulk-lines.ts'
import { BulkOrderRequest, designsOf, itemsOf } from './bulk-order-request.ts'

const item = { color: 'black', size: 'M', quantity: 10, price: 1200, placement: 'Left' } as const
const messageOf = (request: unknown) => BulkOrderRequest.safeParse(request).error?.issues[0]?.message

const lines = fc.uniqueArray(
  fc.record({
    color: fc.constantFrom('black', 'white', 'red'),
    size: fc.constantFrom(...bulkOrderSizes),
    quantity: fc.integer({ min: 1, max: 1000 }),
  }),
  { selector: ({ color, size }) => `${color} ${size}`, minLength: 1, maxLength: 27 },
)
const terms = {
  garmentPaise: 13_000,
  furtherPrintPaise: 2500,
  breaks: [
    { from: 50, percent: 5 },
    { from: 100, percent: 10 },
  ],
}
const chosen = fc.subarray([...placements], { minLength: 1 })

describe('the items of a bulk order', () => {
  test('cost the garment less its quantity break plus every further print in full, and take each piece from stock once', () => {
    fc.assert(
      fc.property(lines, chosen, (order, at) => {
        const items = bulkItems(order, at, terms)
        const pieces = order.reduce((sum, { quantity }) => sum + quantity, 0)
        const garment = pieces >= 100 ? 11_700 : pieces >= 50 ? 12_350 : 13_000
        expect(bulkTotalPaise(items)).toBe(pieces * (garment + (at.length - 1) * 2500))
        expect(piecesOfBulk(items)).toBe(pieces)
        expect(linesOf(items).length).toBe(order.length)
        expect(placementsOf(items)).toEqual(at)
        expect(bulkItemsProblem(items)).toBeUndefined()
      }),
    )
  })

  test("have the garment's price on the first placement in the shop’s order, however they were chosen", () => {
    const line = { color: 'black', size: 'M', quantity: 2 } as const
    const items = bulkItems([line], ['Back A4', 'Left'], terms)
    expect(items.map(({ placement, pricePaise }) => [placement, pricePaise])).toEqual([
      ['Left', 26_000],
      ['Back A4', 5000],
    ])
  })

  test('are refused if one line lacks a placement, has it twice, or in a different quantity', () => {
    fc.assert(
      fc.property(lines, chosen, fc.nat(), (order, at, pick) => {
        const items = bulkItems(order, at, terms)
        const index = pick % items.length
        const one = items[index]
        if (!one) return
        if (order.length > 1 && at.length > 1)
          expect(bulkItemsProblem(items.toSpliced(index, 1))).toContain('is missing')
        expect(bulkItemsProblem([...items, one])).toContain('more than once')
        const other = { ...one, quantity: one.quantity + 1 }
        if (at.length > 1) expect(bulkItemsProblem(items.with(index, other))).toContain('another quantity')
      }),
    )
  })
})

describe('a bulk order request', () => {
  test.each([
    [{}, 'Please add at least one color-size-quantity item to stack'],
    [{ items: [] }, 'Please add at least one color-size-quantity item to stack'],
    [{ items: [{ ...item, placement: '' }] }, 'Please select at least one placement'],
    [{ items: [{ ...item, placement: undefined }] }, 'Please select at least one placement'],
    [{ items: [{ ...item, placement: null }] }, 'Please select at least one placement'],
    [
      { items: [item], designs: Array(201).fill({ path: 'p', placement: 'Left' }) },
      'One order can have up to 200 designs. Please order the rest separately.',
    ],
    [{ items: [item], designs: [{ path: '', placement: 'Left' }] }, 'Name the uploaded design'],
    [{ items: [{ ...item, size: 'XS' }] }, 'Please select color, size, and quantity before adding.'],
    [{ items: [{ ...item, placement: 'Sleeve' }] }, 'Not a placement'],
    [{ items: [item, item] }, 'black, size M stands more than once at Left.'],
    [
      { items: [item, { ...item, placement: 'Back A4', size: 'L' }] },
      'black, size M is missing at Back A4: every line needs all placements of the order.',
    ],
    [{ items: [item], designs: [{ path: 'p', placement: 'Right' }] }, 'Right is not chosen for this order'],
    [
      { items: [item], designs: [{ path: 'p', placement: 'Left' }], designImage: 'q' },
      'Not one of the designs of this order',
    ],
  ])('%j is refused with the page’s message', (request, message) => {
    expect(messageOf(request)).toBe(message)
  })

  test('without a product is for the dry-fit shirt, without a user for a guest, and its picture goes to every placement', () => {
    const items = [item, { ...item, placement: 'Back A+ Size' }]
    const request = BulkOrderRequest.parse({ userId: null, items, designImage: 'path' })
    expect(request).toMatchObject({ userId: null, productId: 'polyester-dryfit' })
    expect(itemsOf(request).map(({ placement }) => placement)).toEqual(['Left', 'Back A3'])
    expect(designsOf(request)).toEqual([
      { placement: 'Left', path: 'path', acceptsPoorPrint: false },
      { placement: 'Back A3', path: 'path', acceptsPoorPrint: false },
    ])
  })

  test('may come without a picture, and then has no design', () => {
    expect(designsOf(BulkOrderRequest.parse({ items: [item] }))).toEqual([])
    expect(designsOf(BulkOrderRequest.parse({ items: [item], designImage: '' }))).toEqual([])
  })

  test('keeps its single design in its position, whether or not it is also its picture', () => {
    const place = { xMm: 0, yMm: 0, widthMm: 50, heightMm: 50, rotationDeg: 0 }
    const designs = [{ placement: 'Left', path: 'one', place, acceptsPoorPrint: true } as const]
    for (const designImage of [null, 'one'])
      expect(designsOf(BulkOrderRequest.parse({ items: [item], designs, designImage }))).toEqual(designs)
  })

  test('reports the field that is wrong', () => {
    const pathOf = (request: unknown) => BulkOrderRequest.safeParse(request).error?.issues[0]?.path.join('.')
    const designs = [{ path: 'p', placement: 'Left' }]
    expect(pathOf({ items: [item, item] })).toBe('items')
    expect(pathOf({ items: [item], designs: [...designs, { path: 'p', placement: 'Right' }] })).toBe(
      'designs.1.placement',
    )
    expect(pathOf({ items: [item], designs, designImage: 'q' })).toBe('designImage')
  })

  test('keeps its own designs unchanged', () => {
    const designs = [{ placement: 'Left', path: 'one' } as const, { placement: 'Left', path: 'two' } as const]
    const request = BulkOrderRequest.parse({ items: [item], designs, designImage: 'two' })
    expect(designsOf(request).map(({ path }) => path)).toEqual(['one', 'two'])
  })
})
