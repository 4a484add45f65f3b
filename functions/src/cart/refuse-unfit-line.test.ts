import type { StoredCartLine } from '@teeshala/contract/cart/cart'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { expect, test } from 'vitest'
import { refuseTooMany, refuseUnfitChoices } from './refuse-unfit-line.ts'

const tee = { sizes: ['S', 'M'], colors: ['black'], isCustomizable: true, stock: 5000 } as unknown as StoredProduct
const plain = { ...tee, isCustomizable: false }
const own = 'products/designs/asha/1767225600000-lotus.png'
const line = (id: string, quantity: number, productId = 'tee') => ({ _id: id, productId, quantity }) as StoredCartLine

/** Returns the error code of a refused attempt; undefined if it succeeds. */
function refusalOf(attempt: () => void): unknown {
  try {
    attempt()
  } catch (error) {
    return error
  }
  return undefined
}

test.each<[Partial<StoredCartLine>, StoredProduct]>([
  [{}, tee],
  [{ size: 'M', color: 'black', placement: 'Left', design: own }, tee],
  [{ design: 'lotus.png' }, tee],
  [{ size: 'M', color: 'black' }, plain],
])('the choices %j are accepted', (choices, product) => {
  expect(refusalOf(() => refuseUnfitChoices(choices, product, 'asha'))).toBeUndefined()
})

test.each<[Partial<StoredCartLine>, StoredProduct, Record<string, string>]>([
  [{ size: 'XL' }, tee, { size: 'Not a size of this product' }],
  [{ color: 'pink' }, tee, { color: 'Not a colour of this product' }],
  [{ placement: 'Left' }, plain, { design: 'This product cannot be printed on' }],
  [{ design: 'lotus.png' }, plain, { design: 'This product cannot be printed on' }],
  [
    { design: own.replace('asha', 'ravi') },
    tee,
    { design: 'This is not a design you uploaded. Please upload it again.' },
  ],
  [
    { design: 'products/catalogue/1767225600000-polo.png' },
    tee,
    { design: 'This is not a design you uploaded. Please upload it again.' },
  ],
  [{ size: 'XL', color: 'pink' }, tee, { size: 'Not a size of this product', color: 'Not a colour of this product' }],
])('the choices %j are refused, each with its own message', (choices, product, fields) => {
  expect(refusalOf(() => refuseUnfitChoices(choices, product, 'asha'))).toMatchObject({
    code: 'INVALID_INPUT',
    message: Object.values(fields)[0],
    extra: { fields },
  })
})

test('merged lines do not exceed the maximum quantity of a line', () => {
  expect(refusalOf(() => refuseTooMany([line('a', 1000), line('b', 1000)], tee, 'tee'))).toBeUndefined()
  expect(refusalOf(() => refuseTooMany([line('a', 1), line('b', 1001)], tee, 'tee'))).toMatchObject({
    code: 'INVALID_INPUT',
    extra: { fields: { quantity: 'At most 1,000 pieces' } },
  })
})

test('a cart can take the last piece and no more, counted over all lines of the product', () => {
  const lines = [line('a', 3), line('b', 2), line('c', 900, 'polo')]
  expect(refusalOf(() => refuseTooMany(lines, { ...tee, stock: 5 }, 'tee'))).toBeUndefined()
  expect(refusalOf(() => refuseTooMany(lines, { ...tee, stock: 4 }, 'tee'))).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: 'Only 4 left in stock',
    extra: { details: { productId: 'tee', left: 4 } },
  })
})
