import { expect, test } from 'vitest'
import { keptOf, mergedOver, resumed, touchedIn } from './kept-edit.ts'

const opened = { values: { name: 'Monsoon Tee', price: 499, sizes: ['M'] }, basedOn: '2026-11-22T10:00:00.000Z' }
const typed = { ...opened.values, price: 549 }
const afterJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

test('a resumed edit has what was typed, and a colleague’s changes to other fields', () => {
  const now = { values: { ...opened.values, name: 'Monsoon Tee 2' }, basedOn: '2026-11-22T11:00:00.000Z' }
  const { values } = resumed(afterJson(keptOf(typed, opened)), now)
  expect(values).toEqual({ name: 'Monsoon Tee 2', price: 549, sizes: ['M'] })
})

test('a resumed edit is still based on what its editor had seen', () => {
  const now = { values: { ...opened.values, price: 599 }, basedOn: '2026-11-22T11:00:00.000Z' }
  const again = resumed(afterJson(keptOf(typed, opened)), now)
  expect(again.opened).toEqual(opened)
  expect(touchedIn(again.values, again.opened.values)).toEqual(['price'])
  expect(resumed(afterJson(keptOf(again.values, again.opened)), now)).toEqual(again)
})

test('an unchanged form keeps nothing, and opens with what is stored', () => {
  const now = { values: { ...opened.values, price: 599 }, basedOn: '2026-11-22T11:00:00.000Z' }
  expect(keptOf(opened.values, opened)).toBeUndefined()
  expect(resumed(undefined, now)).toEqual({ values: now.values, opened: now })
})

test('what an earlier version of the form has kept is ignored', () => {
  expect(resumed({ name: 'Typed' } as object, opened)).toEqual({ values: opened.values, opened })
})

test('keeping one’s own changes does not undo a colleague’s changes to other fields', () => {
  const theirs = { name: 'Monsoon Tee 2', price: 599, sizes: ['M', 'L'] }
  expect(mergedOver(theirs, typed, opened.values)).toEqual({ name: 'Monsoon Tee 2', price: 549, sizes: ['M', 'L'] })
})
