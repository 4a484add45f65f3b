import { expect, it } from 'vitest'
import { effectiveDpi, printQuality } from './print-quality.ts'

it.each([
  [99, 'poor'],
  [100, 'soft'],
  [149, 'soft'],
  [150, 'good'],
  [600, 'good'],
])('%i dots per inch print as %s', (dpi, quality) => {
  expect(printQuality(dpi)).toBe(quality)
})

it('vector artwork always prints well', () => {
  expect(printQuality(undefined)).toBe('good')
})

it('a picture of 1240 × 1754 pixels on A4 has 150 dots per inch', () => {
  expect(effectiveDpi({ width: 1240, height: 1754 }, { widthMm: 210, heightMm: 297 })).toBe(150)
})

it('the direction with the lower resolution counts', () => {
  expect(effectiveDpi({ width: 3000, height: 400 }, { widthMm: 100, heightMm: 100 })).toBe(102)
})
