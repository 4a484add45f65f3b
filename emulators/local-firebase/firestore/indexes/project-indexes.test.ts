import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentsRoot, toValue } from '../fixtures/documents.ts'
import { parseQuery } from '../query/parsed-query.ts'
import { ProjectIndexes } from './project-indexes.ts'

let file: string
let modified = 1_000_000

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'indexes-')), 'firestore.indexes.json')
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  rmSync(path.dirname(file), { recursive: true })
  vi.useRealTimers()
})

const write = (text: string) => {
  writeFileSync(file, text)
  modified += 10
  utimesSync(file, modified, modified)
}
const fields = [
  { fieldPath: 'type', order: 'ASCENDING' },
  { fieldPath: 'price', order: 'DESCENDING' },
]
const index = { collectionGroup: 'products', queryScope: 'COLLECTION', fields }
const withIndex = JSON.stringify({ indexes: [index] })

const query = parseQuery(documentsRoot, {
  from: [{ collectionId: 'products' }],
  where: { fieldFilter: { field: { fieldPath: 'type' }, op: 'EQUAL', value: toValue('shirt') } },
  orderBy: [{ field: { fieldPath: 'price' }, direction: 'DESCENDING' }],
})

test('a query without its index is refused with the exact entry to add', () => {
  write('{}')
  const indexes = new ProjectIndexes(file)
  expect(() => indexes.check(query)).toThrow(`firestore.indexes.json: ${JSON.stringify(index)}`)
  write(withIndex)
  vi.advanceTimersByTime(1000)
  expect(() => indexes.check(query)).not.toThrow()
})

test('a missing single-field index is refused with the override to add', () => {
  write(JSON.stringify({ fieldOverrides: [{ collectionGroup: 'products', fieldPath: 'price', indexes: [] }] }))
  const exempt = parseQuery(documentsRoot, {
    from: [{ collectionId: 'products' }],
    orderBy: [{ field: { fieldPath: 'price' }, direction: 'ASCENDING' }],
  })
  expect(() => new ProjectIndexes(file).check(exempt)).toThrow(
    '{"collectionGroup":"products","fieldPath":"price","indexes":[{"queryScope":"COLLECTION","order":"ASCENDING"}]}',
  )
})

test('unused indexes are told apart from used ones', () => {
  const unused = { ...index, fields: [...fields].reverse() }
  write(JSON.stringify({ indexes: [index, unused] }))
  const indexes = new ProjectIndexes(file)
  indexes.check(query)
  expect(indexes.usage()).toEqual([
    { index, queries: 1 },
    { index: unused, queries: 0 },
  ])
})

test('an invalid change leaves the earlier indexes in force', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  write(withIndex)
  const indexes = new ProjectIndexes(file)
  write('{ "indexes": [')
  vi.advanceTimersByTime(1000)
  expect(() => indexes.check(query)).not.toThrow()
  expect(said.mock.calls.join()).toContain(file)
  said.mockRestore()
})

test('a file that is invalid from the start is named', () => {
  write('nonsense')
  expect(() => new ProjectIndexes(file)).toThrow(file)
})
