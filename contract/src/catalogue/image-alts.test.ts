import { expect, test } from 'vitest'
import { altOf, fittingAlts } from './image-alts.ts'

const product = { images: ['/a.webp', '/b.webp', '/c.webp'], imageAlts: ['Front', '', 'The collar'] }

test('a picture has the description that staff gave it, and none if they gave none', () => {
  expect(product.images.map((src) => altOf(product, src))).toEqual(['Front', undefined, 'The collar'])
  expect(altOf(product, '/other.webp')).toBeUndefined()
  expect(altOf({ images: ['/a.webp'] }, '/a.webp')).toBeUndefined()
})

test('a description moves with its picture, and is removed with it', () => {
  expect(fittingAlts(product, ['/c.webp', '/a.webp'])).toEqual(['The collar', 'Front'])
  expect(fittingAlts(product, ['/b.webp'])).toBeUndefined()
})
