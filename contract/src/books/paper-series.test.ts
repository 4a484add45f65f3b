import { expect, test } from 'vitest'
import { addPaper, openSeries, seriesFaults } from './paper-series.ts'

const sealOf = (serial: number) => (serial === 0 ? '' : (0xabc1234n ** BigInt(serial + 3)).toString(16))
const paper = (serial: number) => ({ serial, seal: sealOf(serial), previousSeal: sealOf(serial - 1) })
const given = openSeries({ serial: 5, seal: sealOf(5) })
const faultsOf = (...papers: ReturnType<typeof paper>[]) => seriesFaults(papers.reduce(addPaper, given))

test('numbers without a gap are sound in any reading order, and while further ones are issued', () => {
  expect(faultsOf(...[5, 3, 1, 2, 4, 6].map(paper))).toEqual([])
})

test.each([
  ['one missing document', [1, 2, 3, 5], 'Number 4 was used, but its document is missing.'],
  ['two missing documents', [1, 2, 3], '5 numbers were given, but 3 papers are there.'],
  ['one extra document', [1, 2, 3, 4, 4, 5], '5 numbers were given, but 6 papers are there.'],
  ['one number twice', [1, 2, 3, 3, 5], 'A number is missing, and another is there twice.'],
])('a series with %s is reported', (_what, serials, fault) => {
  expect(faultsOf(...serials.map(paper))).toEqual([fault])
})

test('a replaced document is detected by its seal, even the last one', () => {
  const found = [expect.stringContaining('The seals do not follow one another')]
  expect(faultsOf(...[1, 2, 4, 5].map(paper), { ...paper(3), seal: 'ff' })).toEqual(found)
  const last = { ...paper(5), seal: 'ff' }
  expect(faultsOf(...[1, 2, 3, 4].map(paper), last)).toEqual(found)
})
