import { expect, test } from 'vitest'
import { designFileProblem } from './design-limits.ts'

const MB = 1024 * 1024

test.each([
  ['single', 'image/png', 2 * MB, undefined],
  ['single', 'image/jpeg', 2 * MB + 1, 'Image must be less than 2MB.'],
  ['single', 'image/webp', 1, 'Only JPG/PNG images are allowed.'],
  ['single', 'image/svg+xml', 1, 'Only JPG/PNG images are allowed.'],
  ['single', 'image/png', 0, 'This file is empty. Please choose another one.'],
  ['product', 'image/svg+xml', 5 * MB, undefined],
  ['product', 'image/webp', 5 * MB + 1, 'File size too large. Please upload an image under 5MB.'],
  ['product', 'application/pdf', 1, 'Please upload an image file (JPEG, PNG, etc.)'],
  ['bulk', 'image/svg+xml', 10 * MB, undefined],
  ['bulk', 'image/png', 10 * MB + 1, 'PNG, JPG, SVG up to 10MB'],
  ['bulk', 'image/gif', 1, 'Please upload an image file (JPEG, PNG, etc.)'],
] as const)('the %s page accepts %s of %i bytes: %s', (page, type, bytes, problem) => {
  expect(designFileProblem(page, { type, bytes })).toBe(problem)
})

test.each([
  { type: 'image/heic', bytes: 1 },
  { type: '', bytes: 1, name: 'IMG_0042.HEIC' },
  { type: 'image/heif', bytes: 9 * MB, name: 'IMG_0042' },
])('a phone’s HEIC photo is refused with advice on sending it as a JPEG: %o', (file) => {
  expect(designFileProblem('single', file)).toMatch(/HEIC photo.* JPEG/)
  expect(designFileProblem('print', { ...file, name: 'IMG_0042.HEIC' })).toMatch(/save it as JPEG/)
})

test.each([
  ['application/pdf', 50 * MB, undefined],
  ['application/pdf', 50 * MB + 1, 'The file is too large. We take PDFs up to 50MB, JPG and PNG up to 20MB.'],
  ['application/pdf', 0, 'This file is empty. Please choose another one.'],
  ['image/png', 20 * MB, undefined],
  ['image/jpeg', 20 * MB + 1, 'The file is too large. We take PDFs up to 50MB, JPG and PNG up to 20MB.'],
  ['image/svg+xml', 1, 'Please upload a PDF, PNG or JPEG.'],
])('for printing as is, %s of %i bytes: %s', (type, bytes, problem) => {
  expect(designFileProblem('print', { type, bytes })).toBe(problem)
})

test.each([
  ['Thesis (final).DOCX', 'In Word: File → Save as → PDF.'],
  ['slides.pptx', 'In PowerPoint: File → Save as → PDF.'],
  ['letter.odt', 'In LibreOffice: File → Export as PDF.'],
  ['accounts.xlsx', 'In Excel: File → Save as → PDF.'],
  ['poster.psd', 'In Photoshop: File → Save as → Photoshop PDF.'],
  ['logo.ai', 'In Illustrator: File → Save as → Adobe PDF.'],
  ['IMG_0042.HEIC', 'Open the photo and save it as JPEG.'],
])('for printing %s, the message explains how to make a PDF or JPEG of it', (name, advice) => {
  const refusal = designFileProblem('print', { type: '', bytes: 1, name })
  expect(refusal).toBe(`We print PDF, PNG and JPEG. ${advice}`)
})

test.each(['file', 'file.', 'file.xyz', '.constructor', 'a.constructor'])(
  'for printing %s, the message names the accepted types',
  (name) => {
    expect(designFileProblem('print', { type: '', bytes: 1, name })).toBe('Please upload a PDF, PNG or JPEG.')
  },
)
