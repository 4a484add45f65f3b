import { type Product, ProductRequest } from '@teeshala/contract/catalogue/product'
import { expect, test } from 'vitest'
import { duplicateOf } from './duplicate-of.ts'

const product = {
  _id: 'tee',
  price: 499,
  category: 'Men',
  type: 'Round Neck',
  description: '',
  images: ['/catalogue/tee.webp'],
  sizes: ['M'],
  colors: ['black'],
  isCustomizable: false,
  stock: 9,
  isBestSeller: false,
  isNew: false,
  isSeasonal: false,
  specification: {},
} as unknown as Product

test('a product with the longest name can be duplicated, also if an emoji stands where its copy is cut', () => {
  for (const name of ['x'.repeat(300), '🎉'.repeat(150), `x${'🎉'.repeat(149)}x`]) {
    const copy = ProductRequest.parse(duplicateOf({ ...product, name }))
    expect(copy.name).toMatch(/^.{100,} \(copy\)$/u)
    expect(copy).toMatchObject({ stock: 0, isHidden: true })
  }
})
