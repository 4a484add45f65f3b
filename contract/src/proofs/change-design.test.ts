import { expect, test } from 'vitest'
import type { StoredOrder } from '../orders/stored-order.ts'
import { ChangeDesignRequest, changedDesignProblem, linesPrintedAt, withChangedDesign } from './change-design.ts'

type Designed = Parameters<typeof withChangedDesign>[0]

const place = { xMm: 0, yMm: 0, widthMm: 100, heightMm: 80, rotationDeg: 0 }
const picture = (name: string) =>
  ({ kind: 'picture', path: `designs/u/1-${name}`, place, acceptsPoorPrint: false }) as const
const text = { kind: 'text', text: 'Team', font: 'anton', color: '#ffffff', place }
const documentOf = (...layers: object[]) => ChangeDesignRequest.shape.document.parse({ version: 1, layers })
const design = (name: string, placement = 'Front A4') => ({ path: `designs/u/1-${name}`, name, placement, place })
const printed = { kind: 'printed', _id: '1', prints: [{ placement: 'Front A4' }, { placement: 'Back A4' }] }
const catalogue = { kind: 'catalogue', _id: 'a', placement: 'Left', design: { path: 'designs/u/1-logo', name: 'logo' } }
const order = (designed: object) => ({ lines: [printed], designs: [], ...designed }) as unknown as Designed
const changeTo = (name: string) => ({
  placement: 'Front A4' as const,
  document: documentOf(picture(name)),
  pictures: [design(name)] as StoredOrder['designs'],
})

test('a changed placement prints its new design, and the others stay the same', () => {
  const back = { version: 1, placement: 'Back A4', layers: [text] }
  const before = order({ designs: [design('first'), design('back', 'Back A4')], designDocuments: [back] })
  const after = withChangedDesign(before, changeTo('second'))
  expect(after).toEqual({
    lines: [printed],
    designs: [design('back', 'Back A4'), design('second')],
    designDocuments: [back],
    replacedDesigns: [{ path: 'designs/u/1-first', name: 'first' }],
  })
  const written = { ...changeTo('second'), document: documentOf(picture('second'), text) }
  expect(withChangedDesign(before, written).designDocuments?.map(({ placement }) => placement)).toEqual([
    'Back A4',
    'Front A4',
  ])
})

test('files no longer printed stay with the order, each once, until they are printed again', () => {
  const second = withChangedDesign(order({ designs: [design('first')] }), changeTo('second'))
  const third = withChangedDesign(second, changeTo('third'))
  expect(third.replacedDesigns?.map(({ name }) => name)).toEqual(['first', 'second'])
  expect(withChangedDesign(third, changeTo('first')).replacedDesigns?.map(({ name }) => name)).toEqual([
    'second',
    'third',
  ])
})

test('only the given line of a cart’s order is changed', () => {
  const other = { ...catalogue, _id: 'b' }
  const before = order({ lines: [catalogue, other] })
  const change = { ...changeTo('new'), line: 'a', placement: 'Left' as const }
  const { lines, replacedDesigns } = withChangedDesign(before, change)
  expect(lines).toEqual([{ kind: 'catalogue', _id: 'a', placement: 'Left', designDocument: change.document }, other])
  // The other line still prints it.
  expect(replacedDesigns).toBeUndefined()
})

test.each([
  ['all printed lines with that placement', { placement: 'Back A4' }, ['1']],
  ['no line at another placement', { placement: 'Left' }, []],
  ['the named line of a cart order', { placement: 'Left', line: 'a' }, ['a']],
  ['no line if the named one is printed elsewhere', { placement: 'Right', line: 'a' }, []],
  ['no line if a line of a bulk order is named', { placement: 'Back A4', line: '1' }, []],
] as const)('a change applies to %s', (_what, where, lines) => {
  expect(linesPrintedAt(order({ lines: [printed, catalogue] }), where).map(({ _id }) => _id)).toEqual(lines)
})

test('an order keeps no more files than its document has room for', () => {
  const many = Array.from({ length: 201 }, (_, index) => ({ path: `${index}`, name: '' }))
  expect(changedDesignProblem(order({}))).toBeUndefined()
  expect(changedDesignProblem(order({ replacedDesigns: many }))).toMatch(/up to 200 designs/)
})
