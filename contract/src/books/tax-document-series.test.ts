import { expect, test } from 'vitest'
import { addTaxDocument, openSeries, seriesFaults } from './tax-document-series.ts'

const sealOf = (serial: number) => (serial === 0 ? '' : (0xabc1234n ** BigInt(serial + 3)).toString(16))
const taxDocument = (serial: number) => ({ serial, seal: sealOf(serial), previousSeal: sealOf(serial - 1) })
const given = openSeries({ serial: 5, seal: sealOf(5) })
const faultsOf = (...taxDocuments: ReturnType<typeof taxDocument>[]) =>
  seriesFaults(taxDocuments.reduce(addTaxDocument, given))

test('numbers without a gap are sound in any reading order, and while further ones are issued', () => {
  expect(faultsOf(...[5, 3, 1, 2, 4, 6].map(taxDocument))).toEqual([])
})

test.each([
  ['one missing document', [1, 2, 3, 5], 'Number 4 was used, but its document is missing.'],
  ['two missing documents', [1, 2, 3], '5 numbers were given, but 3 documents are there.'],
  ['one extra document', [1, 2, 3, 4, 4, 5], '5 numbers were given, but 6 documents are there.'],
  ['one number twice', [1, 2, 3, 3, 5], 'A number is missing, and another is there twice.'],
])('a series with %s is reported', (_what, serials, fault) => {
  expect(faultsOf(...serials.map(taxDocument))).toEqual([fault])
})

test('a replaced document is detected by its seal, even the last one', () => {
  const found = [expect.stringContaining('The seals do not follow one another')]
  expect(faultsOf(...[1, 2, 4, 5].map(taxDocument), { ...taxDocument(3), seal: 'ff' })).toEqual(found)
  const last = { ...taxDocument(5), seal: 'ff' }
  expect(faultsOf(...[1, 2, 3, 4].map(taxDocument), last)).toEqual(found)
})
