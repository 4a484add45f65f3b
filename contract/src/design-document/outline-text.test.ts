import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TextStyle } from './design-document.ts'
import { allFontFiles, type FontFile, type FontId, fontFile, fontIds, fontOf, type Script } from './design-fonts.ts'
import { thinnestStroke } from './golden/stroke-width.ts'
import { fontWith, missingLetters } from './letters.ts'
import { type OutlinedText, outlineText } from './outline-text.ts'
import { type TextShaper, textShapers } from './shape-text.ts'
import { thinnestStrokeIn } from './thinnest-strokes.ts'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)
const readFont = async ({ package: name, file }: FontFile) =>
  unpackWoff(await readFile(resolve(`@fontsource/${name}/files/${file}`)), inflateSync)
const textShaper = textShapers({ loadHarfBuzz: () => import('harfbuzzjs'), readFont })

const samples: Readonly<Record<Script, string>> = {
  latin: 'Chai & Co. 2026 – “Señor” Ünïcode 50%!',
  rupee: '₹',
  devanagari: 'चाय वाला क्षत्रिय ज्ञानेश्वर श्री कृष्ण विद्यार्थी ०१२३४५६७८९ ।',
  bengali: 'কৃষ্ণ ক্ষমতা জ্ঞান শ্রীমতী বন্দ্যোপাধ্যায় ০১২৩৪৫৬৭৮৯',
  gujarati: 'કૃષ્ણ ક્ષત્રિય જ્ઞાન શ્રી ગુજરાતી ૦૧૨૩૪૫૬૭૮૯',
  gurmukhi: 'ਪੰਜਾਬੀ ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ ਹਰਪ੍ਰੀਤ ੦੧੨੩੪੫੬੭੮੯',
  kannada: 'ಕೃಷ್ಣ ಶ್ರೀನಿವಾಸ ಜ್ಞಾನ ಪ್ರಾರ್ಥನಾ ೦೧೨೩೪೫೬೭೮೯',
  malayalam: 'മലയാളം കൃഷ്ണൻ ശ്രീലക്ഷ്മി പുസ്തകം സ്ത്രീ',
  tamil: 'தமிழ் கிருஷ்ணன் லக்ஷ்மி பௌர்ணமி',
  telugu: 'తెలుగు కృష్ణ శ్రీనివాస్ విద్యార్థి',
}

/** For Indian scripts whole words, because their conjuncts have the thinnest strokes. */
const strokesOf: Readonly<Record<Script, string>> = {
  ...samples,
  latin: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
}

const styled = (style: Partial<TextStyle> & Pick<TextStyle, 'text'>) =>
  TextStyle.parse({ font: 'baloo', color: '#ffffff', ...style })
const shaperOf = (style: TextStyle): Promise<TextShaper> => textShaper([style])
const outlined = async (style: Partial<TextStyle> & Pick<TextStyle, 'text'>): Promise<OutlinedText> => {
  const whole = styled(style)
  return outlineText(whole, await shaperOf(whole))
}

const fontsAndScripts = fontIds.flatMap((font) =>
  [false, true].flatMap((isBold) =>
    isBold && !fontOf(font).bold
      ? []
      : (Object.keys(fontOf(font).packages) as Script[]).map((script) => [font, script, isBold] as const),
  ),
)

describe('the fonts of the designer', () => {
  test('number at least sixteen, and each script is in at least two of them', () => {
    expect(fontIds.length).toBeGreaterThanOrEqual(16)
    for (const script of Object.keys(samples) as Script[]) {
      const having = fontIds.filter((font) => fontOf(font).packages[script])
      expect(having.length, script).toBeGreaterThanOrEqual(2)
    }
  })

  test.each(fontsAndScripts)('%s contains the letters of %s (bold: %s) as declared', async (font, script, isBold) => {
    expect(fontFile({ font, isBold }, script)).toBeDefined()
    const { path, missing } = await outlined({ text: samples[script], font, isBold })
    expect(missing.filter((letter) => letter.trim() !== '')).toEqual([])
    expect(path).not.toBe('')
  })

  test.each(fontsAndScripts)('%s has strokes in %s (bold: %s) as thin as declared', async (font, script, isBold) => {
    const style = styled({ text: strokesOf[script], font, isBold })
    const { glyphs } = (await shaperOf(style))(style.text, style)
    const letters = new Map(glyphs.map(({ outline }) => [JSON.stringify(outline), outline]))
    const share = thinnestStroke([...letters.values()])
    expect(Math.abs(share - (thinnestStrokeIn(style, script) ?? 0)), `measured ${share}`).toBeLessThan(0.001)
  })

  test('have files with distinct names, because they are shipped in one folder', () => {
    const files = allFontFiles()
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length)
    expect(files.every(({ file }) => /^[a-z0-9-]+\.woff$/.test(file))).toBe(true)
  })

  test.each<[string, FontId, FontId | undefined]>([
    ['चाय वाला', 'anton', 'anek'],
    ['ਪੰਜਾਬੀ', 'anek', 'baloo'],
    ['चाय ਪੰਜਾਬੀ తెలుగు', 'baloo', 'noto'],
    ['Tea 🎉', 'baloo', undefined],
  ])('%s cannot be set in %s, and a font that has it is suggested', (text, font, other) => {
    expect(missingLetters(text, font)).not.toEqual([])
    expect(fontWith(text)).toBe(other)
  })
})

describe('the outlines of a text', () => {
  const letters = fc.constantFrom('a', 'Qg', 'jÿ', '&', 'ळ', 'क्षि', 'ॐ', 'श्री', ' ', '\n', 'த', 'മ')
  const styles = fc.record({
    text: fc
      .array(letters, { minLength: 1, maxLength: 12 })
      .map((each) => `A${each.join('')}`)
      .filter((text) => text.split('\n').length <= 8),
    isBold: fc.boolean(),
    align: fc.constantFrom('left', 'center', 'right'),
    letterSpacing: fc.double({ min: -0.1, max: 1, noNaN: true }),
    lineHeight: fc.double({ min: 0.6, max: 3, noNaN: true }),
    arcDeg: fc.constantFrom(-180, -60, 0, 1, 45, 180),
    outline: fc.option(fc.constant({ color: '#000000', width: 0.05 }), { nil: undefined }),
  })

  test('fill their box exactly, however the text is set', async () => {
    const all = { text: Object.values(samples).join(''), font: 'baloo' as const }
    const shape = await textShaper([false, true].map((isBold) => ({ ...all, isBold })))
    fc.assert(
      fc.property(styles, (style) => {
        const whole = styled(style as Partial<TextStyle> & { text: string })
        const { path, width, height } = outlineText(whole, shape)
        const stroke = whole.outline?.width ?? 0
        const { xs, ys } = walk(path)
        expect(Math.min(...xs) - stroke).toBeCloseTo(0, 2)
        expect(Math.min(...ys) - stroke).toBeCloseTo(0, 2)
        expect(Math.max(...xs) + stroke).toBeCloseTo(width, 2)
        expect(Math.max(...ys) + stroke).toBeCloseTo(height, 2)
      }),
      { numRuns: 60 },
    )
  })

  test('keep marks on their letters: श्री is one piece and not five', async () => {
    const whole = styled({ text: 'श्री' })
    const shape = await shaperOf(whole)
    expect(shape('श्री', whole).letters).toBe(1)
    expect(shape('चाय', whole).letters).toBe(2)
  })

  test('get wider with letter spacing, taller with line spacing, and have more ink in bold', async () => {
    const [plain, spaced, tall, bold] = await Promise.all([
      outlined({ text: 'CHAI\nWALA' }),
      outlined({ text: 'CHAI\nWALA', letterSpacing: 0.2 }),
      outlined({ text: 'CHAI\nWALA', lineHeight: 2.15 }),
      outlined({ text: 'CHAI\nWALA', isBold: true }),
    ])
    expect(spaced.width - plain.width).toBeCloseTo(0.6, 2)
    expect(tall.height - plain.height).toBeCloseTo(1, 2)
    expect(bold.width).toBeGreaterThan(plain.width)
  })

  test('bent upwards by half a circle form a half circle: twice as wide as high, and highest in the middle', async () => {
    const { width, height, path } = await outlined({ text: 'I'.repeat(60), arcDeg: 180 })
    expect(width / height).toBeGreaterThan(1.8)
    expect(width / height).toBeLessThan(2.2)
    const { xs, ys } = walk(path)
    const highest = xs[ys.indexOf(Math.min(...ys))] ?? 0
    expect(highest).toBeGreaterThan(width * 0.45)
    expect(highest).toBeLessThan(width * 0.55)
  })

  test('are empty for nothing but spaces', async () => {
    const whole = { ...styled({ text: 'x' }), text: ' ' }
    expect(outlineText(whole, await shaperOf(whole))).toMatchObject({ path: '', width: 0, height: 0 })
  })
})

/** Returns points along a path, close enough together to find its edges. */
function walk(path: string): { xs: number[]; ys: number[] } {
  const xs: number[] = []
  const ys: number[] = []
  let from: [number, number] = [0, 0]
  for (const [, type = '', rest = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = rest.trim().split(' ').map(Number)
    if (type === 'Z') continue
    const corners: [number, number][] = [from]
    for (let at = 0; at < values.length; at += 2) corners.push([values[at] ?? 0, values[at + 1] ?? 0])
    const end = corners.at(-1) ?? from
    const steps = type === 'Q' || type === 'C' ? 40 : 1
    for (let step = 1; step <= steps; step++) {
      const [x, y] = steps === 1 ? end : pointAt(corners, step / steps)
      xs.push(x)
      ys.push(y)
    }
    from = end
  }
  return { xs, ys }
}

function pointAt(corners: readonly [number, number][], share: number): [number, number] {
  if (corners.length === 1) return corners[0] as [number, number]
  return pointAt(
    corners.slice(1).map(([x, y], index): [number, number] => {
      const [x0, y0] = corners[index] as [number, number]
      return [x0 + (x - x0) * share, y0 + (y - y0) * share]
    }),
    share,
  )
}
