import { expect, test } from 'vitest'
import { designFileProblem } from './design-limits.ts'

const MB = 1024 * 1024

test.each([
  ['single', 'image/png', 2 * MB, undefined],
  ['single', 'image/jpeg', 2 * MB + 1, 'Image must be less than 2MB.'],
  ['single', 'image/webp', 1, 'Only JPG/PNG images are allowed.'],
  ['single', 'image/svg+xml', 1, 'Only JPG/PNG images are allowed.'],
  ['single', 'image/png', 0, 'Only JPG/PNG images are allowed.'],
  ['product', 'image/svg+xml', 5 * MB, undefined],
  ['product', 'image/webp', 5 * MB + 1, 'File size too large. Please upload an image under 5MB.'],
  ['product', 'application/pdf', 1, 'Please upload an image file (JPEG, PNG, etc.)'],
  ['bulk', 'image/svg+xml', 10 * MB, undefined],
  ['bulk', 'image/png', 10 * MB + 1, 'PNG, JPG, SVG up to 10MB'],
  ['bulk', 'image/gif', 1, 'Please upload an image file (JPEG, PNG, etc.)'],
] as const)('the %s page takes %s of %i bytes: %s', (page, type, bytes, problem) => {
  expect(designFileProblem(page, { type, bytes })).toBe(problem)
})
