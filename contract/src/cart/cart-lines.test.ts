import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AddToCartRequest } from './cart.ts'
import { mergeLine, missingChoices, mostOfLine, onlyChoices, piecesOf } from './cart-lines.ts'

const line = (id: string, quantity: number, more: object = {}) => ({ _id: id, productId: 'tee', quantity, ...more })

describe('the lines of a cart', () => {
  it('merge when product, size, colour, placement and design are the same', () => {
    const lines = mergeLine([line('a', 2, { size: 'M', color: 'red' })], line('b', 3, { size: 'M', color: 'red' }))
    expect(lines).toEqual([line('a', 5, { size: 'M', color: 'red' })])
  })

  const drawn = { version: 1 as const, layers: [] }
  it.each([
    { size: 'L' },
    { color: 'blue' },
    { placement: 'Left' },
    { design: 'x.png' },
    { designDocument: drawn },
    { productId: 'polo' },
  ])('stay apart when %j differs', (more) => {
    expect(mergeLine([line('a', 2, { size: 'M' })], line('b', 3, { size: 'M', ...more }))).toHaveLength(2)
  })

  it('merge when a changed choice makes a line equal to another', () => {
    const lines = mergeLine([line('a', 2, { size: 'M' }), line('b', 1)], line('b', 1, { size: 'M' }))
    expect(lines).toEqual([line('a', 3, { size: 'M' })])
  })

  it('keep their place when they change', () => {
    const lines = mergeLine([line('a', 1, { size: 'S' }), line('b', 1)], line('a', 9, { size: 'S' }))
    expect(lines).toEqual([line('a', 9, { size: 'S' }), line('b', 1)])
  })

  it('never lose or invent a piece', () => {
    const any = fc.record({ size: fc.constantFrom('S', 'M'), quantity: fc.integer({ min: 1, max: 50 }) })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (added) => {
        const lines = added.reduce(
          (all, each, index) => mergeLine(all, line(String(index), each.quantity, { size: each.size })),
          [] as ReturnType<typeof line>[],
        )
        expect(piecesOf(lines, 'tee')).toBe(added.reduce((sum, each) => sum + each.quantity, 0))
        expect(lines.length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('the choices', () => {
  const product = { sizes: ['S', 'M'], colors: ['red'], isCustomizable: true }

  it('that a product requires are missing until they are made', () => {
    expect(missingChoices(product, {})).toEqual(['size', 'color', 'placement'])
    expect(missingChoices(product, { size: 'S', color: 'red', placement: 'Left' })).toEqual([])
    expect(missingChoices({ sizes: [], colors: [], isCustomizable: false }, {})).toEqual([])
  })

  it('are required even if a product has only one of each', () => {
    expect(missingChoices({ sizes: ['M'], colors: ['red'], isCustomizable: false }, {})).toEqual(['size', 'color'])
  })

  it('that a product has only one of need not be asked for', () => {
    expect(onlyChoices({ sizes: ['M'], colors: ['red'] })).toEqual({ size: 'M', color: 'red' })
    expect(onlyChoices(product)).toEqual({ color: 'red' })
    expect(onlyChoices({ sizes: [], colors: ['red', 'blue'] })).toEqual({})
  })

  it('that the product no longer offers count as missing', () => {
    expect(missingChoices(product, { size: 'XL', color: 'blue', placement: 'Left' })).toEqual(['size', 'color'])
  })
})

describe('adding to the cart', () => {
  it.each([
    [0, 'At least 1'],
    [-1, 'At least 1'],
    [1001, 'At most 1,000 pieces'],
    [1.5, 'A whole number of pieces'],
    ['2', 'A whole number of pieces'],
    [Number.POSITIVE_INFINITY, 'A whole number of pieces'],
  ])('refuses the quantity %s: %s', (quantity, message) => {
    const { error } = AddToCartRequest.safeParse({ productId: 'tee', userId: 'u', quantity })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('takes one piece unless told otherwise', () => {
    expect(AddToCartRequest.parse({ productId: 'tee', userId: 'u' }).quantity).toBe(1)
  })
})

describe('the stock', () => {
  it.each([
    [10, 7],
    [4, 1],
    [3, 0],
    [0, 0],
  ])('of %d pieces leaves %d for a line beside three of another', (stock, most) => {
    const own = line('a', 5, { size: 'M' })
    expect(mostOfLine([own, line('b', 3, { size: 'L' }), { ...own, productId: 'polo' }], own, stock)).toBe(most)
  })
})
