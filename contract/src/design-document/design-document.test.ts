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
    ['a text direction override', { text: 'chai \u202Eetihw' }, /cannot be printed/],
    ['a text direction mark', { text: 'chai\u200F' }, /cannot be printed/],
    ['a control character', { text: 'chai\u0007' }, /cannot be printed/],
    ['half a surrogate pair', { text: 'chai \uD83C' }, /cannot be printed/],
    ['too many combining marks on a letter', { text: `क${'\u0902'.repeat(40)}` }, /cannot be printed/],
    ['ten thousand letters', { text: 'क'.repeat(10_000) }, /up to 200 letters/],
    ['a hundred lines', { text: `${'a\n'.repeat(90)}a` }, /up to 8 lines/],
    ['nothing', { text: '  \n ' }, /write something/],
    ['an emoji', { text: 'chai 🎉' }, /None of our fonts has 🎉/],
    ['letters missing in its font', { font: 'anton' }, /Anton does not have चा य वा and more\. Anek does/],
    ['a right-to-left script', { text: 'شاي' }, /None of our fonts has/],
    ['an unknown font', { font: '../../etc/passwd' }, /Not one of our fonts/],
    ['bold in a font without it', { text: 'CHAI', font: 'anton', isBold: true }, /Anton has no bold/],
    ['an invalid colour', { color: 'url(#x)' }, /#1a2b3c/],
    ['a huge letter spacing', { letterSpacing: 1e6 }, /At most 1/],
    ['a letter spacing that is not a number', { letterSpacing: Number.NaN }, /.+/],
    ['an infinite line height', { lineHeight: Number.POSITIVE_INFINITY }, /.+/],
    ['a huge outline', { outline: { color: '#000000', width: 5 } }, /At most 0.2/],
    ['a place a kilometre wide', { place: { ...place, widthMm: 1e6 } }, /.+/],
    ['a place that is not a number', { place: { ...place, xMm: Number.NaN } }, /.+/],
    ['no place', { place: undefined }, /.+/],
    ['an unknown kind', { kind: 'script' }, /.+/],
  ])('%s', (_, change, words) => {
    expect(refusals([{ ...text, ...change }]).join(' ')).toMatch(words)
  })

  test.each<[string, unknown, unknown, RegExp]>([
    ['ten thousand texts', Array.from({ length: 10_000 }, () => text), 1, /up to 20 texts/],
    ['ten thousand motifs', Array.from({ length: 10_000 }, () => motif), 1, /up to 20 motifs/],
    ['ten thousand pictures', Array.from({ length: 10_000 }, () => picture), 1, /too many pictures/],
    ['no layer', [], 1, /at least one layer/],
    ['no list of layers', null, 1, /.+/],
    ['invalid layers', [null, 5, 'x'], 1, /.+/],
    ['a future version', [text], 2, /.+/],
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
    ['that is unknown', { motif: 'dragon' }, /not one of our motifs/],
    ['named like a property of every object', { motif: 'toString' }, /not one of our motifs/],
    ['without colours', { colors: [] }, /one or two colours/],
    ['of three colours', { colors: ['#111111', '#222222', '#333333'] }, /one or two colours/],
    ['in an invalid colour', { colors: ['url(#a)'] }, /written as #1a2b3c/],
    ['too small to be printed', { place: { ...place, widthMm: 4, heightMm: 9 } }, /at least 10 mm/],
    ['a kilometre wide', { place: { ...place, widthMm: 1e6 } }, /.+/],
    ['with an outline wider than itself', { outline: { color: '#ffffff', width: 3 } }, /At most/],
  ])('%s', (_, change, words) => {
    expect(refusals([{ ...motif, ...change }]).join(' ')).toMatch(words)
  })

  test('and accepted if it is valid', () => {
    expect(refusals([motif, { ...motif, colors: ['#111111'] }])).toEqual([])
  })
})
