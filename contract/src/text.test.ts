import { describe, expect, it } from 'vitest'
import { Line, Paragraphs, RequiredLine } from './text.ts'

describe('text from outside', () => {
  it.each(['आशा वर्मा', 'தமிழ்', 'مرحبا', '👩‍👩‍👧 family', '<b>bold</b>', 'O’Neil-Śarma'])(
    'keeps %s unchanged',
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

  it('keeps the line breaks of paragraphs, in one form', () => {
    expect(Paragraphs(100).parse('one\r\ntwo')).toBe('one\ntwo')
    expect(Paragraphs(100).safeParse('one\u0007').success).toBe(false)
  })

  it('stores one form of a letter that has two Unicode forms', () => {
    expect(Line(10).parse('e\u0301')).toBe('\u00e9')
  })

  it.each([
    ['a line', Line],
    ['a required line', (max: number) => RequiredLine(max, 'Needed')],
    ['paragraphs', Paragraphs],
  ])('in %s is trimmed, limited in length, and refused with a message', (_, Text) => {
    const messageOf = (text: string) => Text(3).safeParse(text).error?.issues[0]?.message
    expect(Text(3).parse(' abc ')).toBe('abc')
    expect(messageOf('abcd')).toBe('At most 3 characters')
    expect(messageOf('a\u0007b')).toBe('Contains characters that cannot be used')
  })

  it('does not accept spaces as a required value', () => {
    expect(RequiredLine(10, 'Needed').safeParse('   ').error?.issues[0]?.message).toBe('Needed')
  })
})
