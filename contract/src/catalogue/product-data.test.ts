import { expect, test } from 'vitest'
import type { Product } from './product.ts'
import { breadcrumbData, jsonForScript, productData, productWords } from './product-data.ts'

const product: Product = {
  _id: 'peacock',
  name: 'Peacock Tee',
  price: 499.5,
  category: 'Women',
  type: 'Round Neck',
  description: 'Hand-drawn.',
  images: ['/catalogue/peacock-960.webp'],
  sizes: ['M'],
  colors: [],
  isCustomizable: false,
  isPrinted: false,
  rating: 4,
  reviewCount: 24,
  stock: 0,
  isBestSeller: false,
  isNew: false,
  isSeasonal: false,
  specification: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test('the data for search engines has the price, and says when a product is sold out', () => {
  expect(productData(product, 'https://teeshala.in', 'Surat Prints')).toMatchObject({
    brand: { name: 'Surat Prints' },
    image: ['https://teeshala.in/catalogue/peacock-960.webp'],
    offers: { price: '499.50', priceCurrency: 'INR', availability: 'https://schema.org/OutOfStock' },
  })
})

test('the data for search engines has a rating only if customers gave one', () => {
  expect(productData(product, 'https://teeshala.in', 'Surat Prints')).not.toHaveProperty('aggregateRating')
  expect(
    productData(
      { ...product, rating: 4.6, reviewCount: 31, ratingCounts: [0, 1, 2, 5, 23] },
      'https://teeshala.in',
      'Surat Prints',
    ),
  ).toHaveProperty('aggregateRating.reviewCount', 31)
})

test('the data for search engines has the path from the home page to the product', () => {
  const { itemListElement } = breadcrumbData(product, 'https://teeshala.in')
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://teeshala.in/' },
    { '@type': 'ListItem', position: 2, name: 'Women', item: 'https://teeshala.in/category/women' },
    { '@type': 'ListItem', position: 3, name: 'Peacock Tee', item: 'https://teeshala.in/product/peacock' },
  ])
})

test('a shared link shows the price, with or without a description', () => {
  expect(productWords(product)).toBe('₹499.50 · Hand-drawn.')
  expect(productWords({ price: 120, description: ' ' })).toBe('₹120')
})

test('text in script data cannot close the script element', () => {
  const data = { name: '</script><script>alert(1)</script>' }
  expect(jsonForScript(data)).not.toContain('<')
  expect(JSON.parse(jsonForScript(data))).toEqual(data)
})
