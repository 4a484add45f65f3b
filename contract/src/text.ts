import * as z from 'zod/mini'

/** Control characters, direction overrides and lone surrogates, which distort how the surrounding text is displayed or stored. */
const harmful = /[\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u
const harmfulExceptLineBreaks = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

/** Returns a line of text that did not come through the API in clean form: line breaks become spaces, and everything that `Line` refuses is removed. */
export function cleanLine(value: string, max: number): string {
  const line = value
    .normalize('NFC')
    .replaceAll(/[\t\n\r]+/g, ' ')
    .slice(0, max)
  return line.replaceAll(new RegExp(harmful, 'gu'), '').trim()
}

const normalise = z.overwrite((value: string) => value.normalize('NFC').trim())

/** One line of text from outside: trimmed, NFC, `max` UTF-16 units, no control characters. May be empty. */
export function Line(max: number) {
  return z.string().check(
    normalise,
    z.maxLength(max, { error: `At most ${max} characters` }),
    z.refine((value) => !harmful.test(value), { error: 'Contains characters that cannot be used' }),
  )
}

/** Like `Line`, but not empty. */
export function RequiredLine(max: number, error: string) {
  return Line(max).check(z.minLength(1, { error }))
}

/** Several lines of text from outside: like `Line`, but with line breaks. */
export function Paragraphs(max: number) {
  return z.string().check(
    z.overwrite((value) => value.replaceAll('\r\n', '\n')),
    normalise,
    z.maxLength(max, { error: `At most ${max} characters` }),
    z.refine((value) => !harmfulExceptLineBreaks.test(value), { error: 'Contains characters that cannot be used' }),
  )
}
