import { expect, test } from 'vitest'
import { beforeWords, changeWords } from './change-words.ts'

test.each([
  [112, 100, '+12%'],
  [88, 100, '−12%'],
  [0, 100, '−100%'],
  [100, 100, '±0%'],
  [1001, 1000, '±0%'],
  [30_000, 100, '+29,900%'],
  [5, 0, undefined],
  [0, 0, undefined],
])('%d compared with %d is a change of %s', (now, before, words) => {
  expect(changeWords(now, before)).toBe(words)
})

test('the compared period is given in days', () => {
  expect(beforeWords(1)).toBe('on the day before')
  expect(beforeWords(365)).toBe('on the 365 days before')
})
