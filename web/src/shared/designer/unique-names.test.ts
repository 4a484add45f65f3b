import { expect, test } from 'vitest'
import { uniqueNames } from './unique-names.ts'

test.each([
  [[], []],
  [
    ['Lotus', 'Text'],
    ['Lotus', 'Text'],
  ],
  [
    ['Text', 'Lotus', 'Text', 'Text'],
    ['Text', 'Lotus', 'Text (2)', 'Text (3)'],
  ],
  [
    ['Text', 'Text (2)', 'Text'],
    ['Text', 'Text (2)', 'Text (3)'],
  ],
])('%j are displayed as %j', (names, apart) => {
  expect(uniqueNames(names)).toEqual(apart)
})
