import { expect, test } from 'vitest'
import { keptOf, mergedOver, resumed, touchedIn } from './kept-edit.ts'

const opened = { values: { name: 'Monsoon Tee', price: 499, sizes: ['M'] }, basedOn: '2026-11-22T10:00:00.000Z' }
const typed = { ...opened.values, price: 549 }
const afterJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

test('an edit goes on with what was typed, and with what a colleague has changed elsewhere meanwhile', () => {
  const now = { values: { ...opened.values, name: 'Monsoon Tee 2' }, basedOn: '2026-11-22T11:00:00.000Z' }
  const { values } = resumed(afterJson(keptOf(typed, opened)), now)
  expect(values).toEqual({ name: 'Monsoon Tee 2', price: 549, sizes: ['M'] })
})

test('an edit that goes on stays based on what its person had seen', () => {
  const now = { values: { ...opened.values, price: 599 }, basedOn: '2026-11-22T11:00:00.000Z' }
  const again = resumed(afterJson(keptOf(typed, opened)), now)
  expect(again.opened).toEqual(opened)
  expect(touchedIn(again.values, again.opened.values)).toEqual(['price'])
  expect(resumed(afterJson(keptOf(again.values, again.opened)), now)).toEqual(again)
})

test('a form in which nothing was changed keeps nothing, and opens with what is stored', () => {
  const now = { values: { ...opened.values, price: 599 }, basedOn: '2026-11-22T11:00:00.000Z' }
  expect(keptOf(opened.values, opened)).toBeUndefined()
  expect(resumed(undefined, now)).toEqual({ values: now.values, opened: now })
})

test('what an earlier version of the form has kept counts as nothing', () => {
  expect(resumed({ name: 'Typed' } as object, opened)).toEqual({ values: opened.values, opened })
})

test('whoever keeps theirs does not undo what somebody else has changed elsewhere', () => {
  const theirs = { name: 'Monsoon Tee 2', price: 599, sizes: ['M', 'L'] }
  expect(mergedOver(theirs, typed, opened.values)).toEqual({ name: 'Monsoon Tee 2', price: 549, sizes: ['M', 'L'] })
})
