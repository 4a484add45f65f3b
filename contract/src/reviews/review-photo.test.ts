import { expect, test } from 'vitest'
import { photoAt, photoPath } from './review-photo.ts'

test('the public path of a photo identifies its review', () => {
  const photo = { reviewId: 'a1b2', photoId: 'c3-d4' }
  expect(photoAt(photoPath('a1b2', 'c3-d4', 'preview'))).toEqual(photo)
  expect(photoAt(photoPath('a1b2', 'c3-d4', 'large'))).toEqual(photo)
})

test.each([
  'products/reviews/a1b2/c3d4.webp',
  'products/reviews/a1b2/x/c3d4-large.webp',
  'products/reviews/c3d4-large.webp',
  'products/previews/a1b2/c3d4-large.webp',
])('no other path does: %s', (path) => expect(photoAt(path)).toBeUndefined())
