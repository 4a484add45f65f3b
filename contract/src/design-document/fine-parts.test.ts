import { expect, test } from 'vitest'
import type { TextStyle } from './design-document.ts'
import type { Script } from './design-fonts.ts'
import { type FineParts, finePartsOf, thinnestStrokeMm, thinnestStrokeOf } from './fine-parts.ts'
import { thinnestStrokeIn } from './thinnest-strokes.ts'

const style: TextStyle = {
  text: 'Chai',
  font: 'baloo',
  isBold: false,
  color: '#000000',
  align: 'middle',
  letterSpacing: 0,
  lineHeight: 1.2,
  arcDeg: 0,
}
const outlined = (width: number): TextStyle => ({ ...style, outline: { color: '#FFFFFF', width } })
const hairlined: TextStyle = { ...style, font: 'playfair' }
const large = Math.ceil(thinnestStrokeMm / thinnestStrokeOf(hairlined))

test.each<[string, TextStyle, number, (keyof FineParts)[]]>([
  ['letters and an outline of normal size', outlined(0.04), 20, []],
  ['unreadably small letters', style, 4.9, ['areLettersSmall']],
  ['strokes that may break', hairlined, large - 1, ['strokeMm']],
  ['strokes that just hold', hairlined, large, []],
  [
    'an Indian script with thinner strokes than the Latin letters',
    { ...style, font: 'anek', text: 'ಕನ್ನಡ' },
    5,
    ['strokeMm'],
  ],
  ['the same in bold', { ...style, font: 'anek', text: 'ಕನ್ನಡ', isBold: true }, 5, []],
  ['the Latin letters of that font', { ...style, font: 'anek' }, 5, []],
  ['a thin outline around letters that hold', outlined(0.01), 20, ['outlineMm']],
  ['an outline that just holds', outlined(0.03), 10.01, []],
])('the fine parts of %s are reported', (_, text, letterMm, told) => {
  const parts = finePartsOf(text, letterMm)
  expect(Object.entries(parts).flatMap(([part, value]) => (value === false ? [] : part))).toEqual(told)
  expect(parts.outlineMm ?? 0).toBeLessThan(thinnestStrokeMm)
})

const anek = (script: Script, isBold = false) => thinnestStrokeIn({ font: 'anek', isBold }, script)

test.each<[string, Partial<TextStyle>, number | undefined]>([
  ['its own script', { text: 'తెలుగు' }, anek('telugu')],
  ['the thinnest of several scripts, wherever it is', { text: 'Chai తెలుగు चाय' }, anek('telugu')],
  ['a script on another line', { text: 'Chai\nಕನ್ನಡ' }, anek('kannada')],
  ['its own script, despite the space between two words', { text: 'मसाला चाय' }, anek('devanagari')],
  [
    'the Latin letters, for its digits',
    { text: 'ગુજરાતી 7', font: 'shrikhand' },
    thinnestStrokeIn({ font: 'shrikhand', isBold: false }, 'latin'),
  ],
  ['the rupee sign', { text: '₹499' }, anek('rupee')],
  ['bold letters', { text: 'తెలుగు', isBold: true }, anek('telugu', true)],
  [
    'the only weight of a font without bold',
    { font: 'lobster', isBold: true },
    thinnestStrokeIn({ font: 'lobster', isBold: false }, 'latin'),
  ],
  ['the letters that the font has', { text: 'Chai ਪੰਜਾਬੀ' }, anek('latin')],
  ['nothing', { text: ' ' }, Number.POSITIVE_INFINITY],
])('the strokes of a text are as thin as those of %s', (_, changes, share) => {
  expect(thinnestStrokeOf({ ...style, font: 'anek', ...changes })).toBe(share)
})
