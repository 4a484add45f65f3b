import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { expect, test } from 'vitest'
import { linesAfter, linesOfRoster } from './written-roster.ts'

const table: BulkLine[] = [{ size: 'M', color: 'black', quantity: 40 }]
const person = (size: string) => ({ name: 'Asha', number: '7', size })
const listed = (...sizes: string[]) => linesOfRoster(sizes.map(person), 'red', ['M', 'L'])

test('a filled table stays until the list has a piece, and follows the list from then on', () => {
  expect(linesAfter({ before: listed(), now: listed('') }, table)).toBe(table)
  expect(linesAfter({ before: listed(''), now: listed('L') }, table)).toEqual([
    { size: 'L', color: 'red', quantity: 1 },
  ])
  expect(linesAfter({ before: listed('L'), now: listed() }, table)).toEqual([])
})
