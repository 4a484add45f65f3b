import { expect, test } from 'vitest'
import { codingsOf, isSeeThrough } from './fit-picture.ts'

test('a picture with transparent parts stays a PNG at any size, because a JPEG would print them black', () => {
  for (const type of ['image/png', 'image/webp']) {
    const codings = codingsOf({ type, isSeeThrough: true, longestPx: 3000 })
    expect(codings.every((coding) => coding.type === 'image/png')).toBe(true)
    expect(codings.map(({ longestPx }) => longestPx)).toEqual([3000, 2550, 2100, 1800, 1500])
  }
})

test('a photo loses quality first, and resolution only if that is not enough', () => {
  const codings = codingsOf({ type: 'image/jpeg', isSeeThrough: false, longestPx: 3300 })
  expect(codings.map(({ type, longestPx, quality }) => [type, longestPx, quality])).toEqual([
    ['image/jpeg', 3300, 0.9],
    ['image/jpeg', 3300, 0.8],
    ['image/jpeg', 3300, 0.7],
    ['image/jpeg', 3300, 0.6],
    ['image/jpeg', 2805, 0.6],
    ['image/jpeg', 2310, 0.6],
    ['image/jpeg', 1980, 0.6],
    ['image/jpeg', 1650, 0.6],
  ])
})

test('a PNG without transparency stays sharp if it fits, and becomes a JPEG if it does not', () => {
  const [first, second] = codingsOf({ type: 'image/png', isSeeThrough: false, longestPx: 2000 })
  expect(first).toEqual({ type: 'image/png', longestPx: 2000 })
  expect(second).toEqual({ type: 'image/jpeg', longestPx: 2000, quality: 0.9 })
})

test('a single transparent pixel makes a picture see-through', () => {
  const pixels = new Uint8ClampedArray(4 * 9).fill(255)
  expect(isSeeThrough(pixels)).toBe(false)
  pixels[4 * 8 + 3] = 254
  expect(isSeeThrough(pixels)).toBe(true)
})
