import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SortedList } from './sorted-list.ts'

const keysOf = (list: SortedList<unknown>, from = '', to = '\uffff') => [...list.range(from, to)].map(({ key }) => key)

describe('a sorted list', () => {
  test('contains what was inserted and not removed, in order, however it was filled', () => {
    const key = fc.string({ maxLength: 3 })
    fc.assert(
      fc.property(fc.uniqueArray(key), fc.array(key), fc.array(key), key, key, (start, inserted, removed, a, b) => {
        const list = SortedList.from(start.map((each) => ({ key: each, value: each })))
        for (const each of inserted) list.insert(each, each)
        for (const each of removed) list.remove(each)
        const expected = [...new Set([...start, ...inserted])].filter((each) => !removed.includes(each)).sort()
        const [from, to] = a < b ? [a, b] : [b, a]
        const between = expected.filter((each) => each >= from && each < to)
        expect(list.size).toBe(expected.length)
        expect(keysOf(list)).toEqual(expected)
        expect(keysOf(list, from, to)).toEqual(between)
        expect([...list.rangeBackwards(from, to)].map((entry) => entry.key)).toEqual([...between].reverse())
        expect(list.count(from, to)).toBe(between.length)
      }),
    )
  })

  test('stays in order over many chunks', () => {
    const list = new SortedList<number>()
    const keys = Array.from({ length: 5000 }, (_, i) => String((i * 7919) % 5000).padStart(4, '0'))
    keys.forEach((key, i) => {
      list.insert(key, i)
    })
    for (const key of keys.filter((_, i) => i % 3 === 0)) list.remove(key)
    const left = keys.filter((_, i) => i % 3 !== 0).sort()
    expect(keysOf(list)).toEqual(left)
    expect(list.count('1000', '2000')).toBe(left.filter((key) => key >= '1000' && key < '2000').length)
  })

  test('an inserted key that already exists gets the new value', () => {
    const list = new SortedList<string>()
    list.insert('a', 'old')
    list.insert('a', 'new')
    expect([...list.range('', 'b')]).toEqual([{ key: 'a', value: 'new' }])
    expect(list.size).toBe(1)
  })

  test('counting an empty or reversed range gives zero', () => {
    const list = SortedList.from([{ key: 'a', value: 1 }])
    expect(list.count('b', 'a')).toBe(0)
    expect(new SortedList().count('a', 'b')).toBe(0)
  })
})
