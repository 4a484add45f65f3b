import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../fixtures/documents.ts'
import { formatFieldPath, getField, maskFields, parseFieldPath, withField } from './field-path.ts'

describe('a field path', () => {
  test.each<[string, string[]]>([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`back\\`tick`', ['back`tick']],
    ['`आ`', ['आ']],
  ])('%s is parsed into its segments and formatted the same', (text, segments) => {
    expect(parseFieldPath(text)).toEqual(segments)
    expect(formatFieldPath(segments)).toBe(text)
  })

  test.each(['', '.', 'a.', '.a', 'a..b', '`a', 'a`b`'])('%j is refused', (text) => {
    expect(() => parseFieldPath(text)).toThrow('Invalid property path')
  })
})

describe('fields', () => {
  const fields = fieldsOf({ a: { b: 1, c: 2 }, 'a.b': 3, n: 4 })

  test('are found along the path, and never beyond what exists', () => {
    expect(getField(fields, ['a', 'b'])).toEqual({ integerValue: '1' })
    expect(getField(fields, ['a.b'])).toEqual({ integerValue: '3' })
    expect(getField(fields, ['n', 'x'])).toBeUndefined()
    expect(getField(fields, ['constructor'])).toBeUndefined()
  })

  test('are set and removed without touching the old version', () => {
    const before = structuredClone(fields)
    expect(withField(fields, ['a', 'b'], undefined)).toEqual(fieldsOf({ a: { c: 2 }, 'a.b': 3, n: 4 }))
    expect(withField(fields, ['n', 'x'], { integerValue: '5' })).toEqual(
      fieldsOf({ a: { b: 1, c: 2 }, 'a.b': 3, n: { x: 5 } }),
    )
    expect(withField(fields, ['none', 'x'], undefined)).toEqual(fields)
    expect(fields).toEqual(before)
  })

  test('under a mask are those it names', () => {
    expect(maskFields(fields, ['a.c', '`a.b`', 'missing', '__name__'])).toEqual(fieldsOf({ a: { c: 2 }, 'a.b': 3 }))
    expect(maskFields(fields, undefined)).toBe(fields)
  })
})
