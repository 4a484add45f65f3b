import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentName, JobDocument } from './print-job.ts'

test('a document can be ordered whatever its file is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 255 }), (fileName) => {
      const document = { path: 'products/designs/asha/1-thesis.pdf', name: documentName(fileName) }
      expect(JobDocument.safeParse(document).success).toBe(true)
    }),
  )
})

test.each([
  ['thesis.pdf', 'thesis.pdf'],
  ['\u2068Asha\u2069 invoice.pdf', 'Asha invoice.pdf'],
  ['शोध-प्रबंध.pdf', 'शोध-प्रबंध.pdf'],
  [`${'a'.repeat(251)}.pdf`, 'a'.repeat(200)],
])('the file %j is ordered as %j', (fileName, name) => {
  expect(documentName(fileName)).toBe(name)
})
