import { describe, expect, test } from 'vitest'
import { DesignDocument, maxTexts } from './design-document.ts'
import { everyLayerHidden, shownDocument } from './layer-traits.ts'

const place = { xMm: 10, yMm: 20, widthMm: 120, heightMm: 40, rotationDeg: 0 }
const text = { kind: 'text', text: 'चाय वाला', font: 'baloo', color: '#FFFFFF', place }
const motif = { kind: 'motif', motif: 'diya', colors: ['#111111', '#f0721d'], place }
const picture = { kind: 'picture', path: 'products/designs/asha/1-lotus.png', place }
const read = (layers: unknown, version: unknown = 1) => DesignDocument.safeParse({ version, layers })
const refusals = (layers: unknown) => read(layers).error?.issues.map(({ message }) => message) ?? []

test('a text beside a picture makes a document, and omitted style fields get plain defaults', () => {
  expect(read([picture, text]).data?.layers).toEqual([
    { ...picture, acceptsPoorPrint: false },
    {
      ...text,
      color: '#ffffff',
      isBold: false,
      align: 'center',
      letterSpacing: 0,
      lineHeight: 1.15,
      arcDeg: 0,
    },
  ])
})

test('a layer can be locked, hidden or grouped; hidden layers are not printed, and not all layers can be hidden', () => {
  const kept = read([{ ...text, isLocked: true, group: 1 }, { ...motif, isHidden: true, group: 1 }, picture]).data
  expect(kept?.layers).toMatchObject([{ isLocked: true, group: 1 }, { isHidden: true }, { kind: 'picture' }])
  expect(kept && shownDocument(kept).layers.map(({ kind }) => kind)).toEqual(['text', 'picture'])
  expect(refusals([{ ...text, isHidden: true }])).toEqual([everyLayerHidden])
  expect(refusals([{ ...text, group: 1e9 }])).toHaveLength(1)
})

describe('a hostile or broken document is refused with a message', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an override of the direction', { text: 'chai \u202Eetihw' }, /cannot be printed/],
    ['a mark of the direction', { text: 'chai\u200F' }, /cannot be printed/],
    ['a control character', { text: 'chai\u0007' }, /cannot be printed/],
    ['half a character', { text: 'chai \uD83C' }, /cannot be printed/],
    ['marks piled on a letter', { text: `क${'\u0902'.repeat(40)}` }, /cannot be printed/],
    ['ten thousand letters', { text: 'क'.repeat(10_000) }, /up to 200 letters/],
    ['a hundred lines', { text: `${'a\n'.repeat(90)}a` }, /up to 8 lines/],
    ['nothing', { text: '  \n ' }, /write something/],
    ['an emoji', { text: 'chai 🎉' }, /None of our fonts has 🎉/],
    ['letters that its font lacks', { font: 'anton' }, /Anton does not have चा य वा and more\. Anek does/],
    ['a script from right to left', { text: 'شاي' }, /None of our fonts has/],
    ['a font that is not ours', { font: '../../etc/passwd' }, /Not one of our fonts/],
    ['a bold that its font lacks', { text: 'CHAI', font: 'anton', isBold: true }, /Anton has no bold/],
    ['a colour that is none', { color: 'url(#x)' }, /#1a2b3c/],
    ['a spacing of a kilometre', { letterSpacing: 1e6 }, /At most 1/],
    ['a spacing that is no number', { letterSpacing: Number.NaN }, /.+/],
    ['an endless line height', { lineHeight: Number.POSITIVE_INFINITY }, /.+/],
    ['an outline as broad as a hand', { outline: { color: '#000000', width: 5 } }, /At most 0.2/],
    ['a place of a kilometre', { place: { ...place, widthMm: 1e6 } }, /.+/],
    ['a place that is no number', { place: { ...place, xMm: Number.NaN } }, /.+/],
    ['no place', { place: undefined }, /.+/],
    ['a kind that there is not', { kind: 'script' }, /.+/],
  ])('%s', (_, change, words) => {
    expect(refusals([{ ...text, ...change }]).join(' ')).toMatch(words)
  })

  test.each<[string, unknown, unknown, RegExp]>([
    ['ten thousand texts', Array.from({ length: 10_000 }, () => text), 1, /up to 20 texts/],
    ['ten thousand motifs', Array.from({ length: 10_000 }, () => motif), 1, /up to 20 motifs/],
    ['ten thousand pictures', Array.from({ length: 10_000 }, () => picture), 1, /too many pictures/],
    ['no layer', [], 1, /at least one layer/],
    ['no list', null, 1, /.+/],
    ['layers that are none', [null, 5, 'x'], 1, /.+/],
    ['a version to come', [text], 2, /.+/],
  ])('%s', (_, layers, version, words) => {
    const result = read(layers, version)
    expect(result.success).toBe(false)
    expect(result.error?.issues.map(({ message }) => message).join(' ')).toMatch(words)
  })

  test('the maximum number of texts is accepted', () => {
    expect(read(Array.from({ length: maxTexts }, () => text)).success).toBe(true)
  })
})

describe('a motif is refused with a message', () => {
  test.each<[string, object, RegExp]>([
    ['that is none of ours', { motif: 'dragon' }, /not one of our motifs/],
    ['with a name of every object', { motif: 'toString' }, /not one of our motifs/],
    ['without colours', { colors: [] }, /one or two colours/],
    ['of three colours', { colors: ['#111111', '#222222', '#333333'] }, /one or two colours/],
    ['in a colour that is none', { colors: ['url(#a)'] }, /written as #1a2b3c/],
    ['smaller than can be printed', { place: { ...place, widthMm: 4, heightMm: 9 } }, /at least 10 mm/],
    ['of a kilometre', { place: { ...place, widthMm: 1e6 } }, /.+/],
    ['with an outline wider than itself', { outline: { color: '#ffffff', width: 3 } }, /At most/],
  ])('%s', (_, change, words) => {
    expect(refusals([{ ...motif, ...change }]).join(' ')).toMatch(words)
  })

  test('and accepted if it is valid', () => {
    expect(refusals([motif, { ...motif, colors: ['#111111'] }])).toEqual([])
  })
})
