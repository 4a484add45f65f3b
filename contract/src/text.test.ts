import { describe, expect, it } from 'vitest'
import { Line, Paragraphs, RequiredLine } from './text.ts'

describe('text from outside', () => {
  it.each(['आशा वर्मा', 'தமிழ்', 'مرحبا', '👩‍👩‍👧 family', '<b>bold</b>', 'O’Neil-Śarma'])(
    'keeps %s as it is',
    (text) => {
      expect(Line(100).parse(text)).toBe(text)
    },
  )

  it.each([
    ['a NUL', 'a\u0000b'],
    ['a right-to-left override', 'abc\u202Egnp.exe'],
    ['an isolate', 'a\u2066b'],
    ['a lone surrogate', 'a\uD800b'],
    ['a line break', 'a\nb'],
    ['an escape', '\u001b[31mred'],
  ])('refuses %s in a line', (_, text) => {
    expect(Line(100).safeParse(text).success).toBe(false)
  })

  it('keeps the line breaks of paragraphs, written one way', () => {
    expect(Paragraphs(100).parse('one\r\ntwo')).toBe('one\ntwo')
    expect(Paragraphs(100).safeParse('one\u0007').success).toBe(false)
  })

  it('stores one form of a letter that can be spelled in two', () => {
    expect(Line(10).parse('e\u0301')).toBe('\u00e9')
  })

  it.each([
    ['a line', Line],
    ['a required line', (max: number) => RequiredLine(max, 'Needed')],
    ['paragraphs', Paragraphs],
  ])('of %s is trimmed, counted to its limit and no further, and refused in words', (_, Text) => {
    const messageOf = (text: string) => Text(3).safeParse(text).error?.issues[0]?.message
    expect(Text(3).parse(' abc ')).toBe('abc')
    expect(messageOf('abcd')).toBe('At most 3 characters')
    expect(messageOf('a\u0007b')).toBe('Contains characters that cannot be used')
  })

  it('treats spaces as nothing where something is required', () => {
    expect(RequiredLine(10, 'Needed').safeParse('   ').error?.issues[0]?.message).toBe('Needed')
  })
})
