import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countInks, underbasedOf } from './print-method.ts'

it.each([
  ['#000000', true],
  ['#1B2A4A', true],
  ['#C8202F', true],
  ['#F2B01E', false],
  ['#A9CCE8', false],
  ['#FFFFFF', false],
])('fabric of %s gets a white underbase: %s', (hex, isUnderbased) => {
  expect(underbasedOf([{ hex }])).toHaveLength(isUnderbased ? 1 : 0)
})

const drawn = (...colors: string[]) => ({ inks: colors.map((hex) => ({ hex, share: 1 })), isPicture: false })

it.each([
  ['a text', [drawn('#ffffff')], 1],
  ['two texts of one colour', [drawn('#ffffff'), drawn('#ffffff')], 1],
  ['two shades that look alike', [drawn('#c8202f'), drawn('#cc2430')], 1],
  ['a motif of three colours', [drawn('#ffffff', '#c8202f', '#1b2a4a')], 3],
  ['an outline of its own colour', [{ ...drawn('#ffffff'), outline: '#000000' }], 2],
])('%s needs exactly its own inks', (_what, layers, count) => {
  expect(countInks(layers)).toEqual({ count, isEstimate: false })
})

it("a picture's colour transitions need no inks, and its count is an estimate", () => {
  const inks = [
    { hex: '#ffffff', share: 0.6 },
    { hex: '#c8202f', share: 0.38 },
    { hex: '#e08f96', share: 0.02 },
  ]
  expect(countInks([{ inks, isPicture: true }])).toEqual({ count: 2, isEstimate: true })
})

it('a photo with only small colours needs at least one ink', () => {
  const inks = Array.from({ length: 24 }, (_, index) => ({
    hex: `#${(index * 10 + 10).toString(16)}4020`,
    share: 0.02,
  }))
  expect(countInks([{ inks, isPicture: true }]).count).toBe(1)
})

it('adding a layer never lowers the number of inks', () => {
  const layer = fc
    .array(fc.stringMatching(/^#[0-9a-f]{6}$/), { minLength: 1, maxLength: 4 })
    .map((colors) => drawn(...colors))
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 6 }), layer, (layers, further) => {
      const [before, after] = [countInks(layers).count, countInks([...layers, further]).count]
      expect(after).toBeGreaterThanOrEqual(before)
      expect(after).toBeLessThanOrEqual(before + further.inks.length)
    }),
  )
})
