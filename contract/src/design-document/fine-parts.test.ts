import { expect, test } from 'vitest'
import type { TextStyle } from './design-document.ts'
import { weightOf } from './design-fonts.ts'
import { type FineParts, finePartsOf, thinnestStrokeMm } from './fine-parts.ts'

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
const large = Math.ceil(thinnestStrokeMm / weightOf(hairlined).thinnest)

test.each<[string, TextStyle, number, (keyof FineParts)[]]>([
  ['letters and outline as large as they are usually', outlined(0.04), 20, []],
  ['letters that nobody could read', style, 4.9, ['areLettersSmall']],
  ['strokes that may break', hairlined, large - 1, ['strokeMm']],
  ['strokes that just hold', hairlined, large, []],
  ['an outline that may break round letters that hold', outlined(0.01), 20, ['outlineMm']],
  ['an outline that just holds', outlined(0.03), 10.01, []],
])('of %s the fine parts are told', (_, text, letterMm, told) => {
  const parts = finePartsOf(text, letterMm)
  expect(Object.entries(parts).flatMap(([part, value]) => (value === false ? [] : part))).toEqual(told)
  expect(parts.outlineMm ?? 0).toBeLessThan(thinnestStrokeMm)
})
