import { describe, expect, test } from 'vitest'
import { fontsFor, runsOf } from './letter-runs.ts'
import { fontFile } from './pdf-fonts.ts'
import { shaperFor } from './shaping.ts'

/** Names as customers write them, and how many glyphs the conjunct of each has. */
const scripts = [
  ['devanagari', 'हर्षिता क्षत्रिय ज्ञानेश्वर श्री कृष्ण विद्यार्थी', 'क्ष'],
  ['bengali', 'কৃষ্ণ ক্ষমতা জ্ঞান শ্রীমতী বন্দ্যোপাধ্যায়', 'ক্ষ'],
  ['gujarati', 'કૃષ્ણ ક્ષત્રિય જ્ઞાન શ્રી ગુજરાતી', 'ક્ષ'],
  ['gurmukhi', 'ਪੰਜਾਬੀ ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ ਹਰਪ੍ਰੀਤ', 'ਸ਼'],
  ['kannada', 'ಕೃಷ್ಣ ಶ್ರೀನಿವಾಸ ಜ್ಞಾನ ಪ್ರಾರ್ಥನಾ', 'ಕೆ'],
  ['malayalam', 'മലയാളം കൃഷ്ണൻ ശ്രീലക്ഷ്മി പുസ്തകം സ്ത്രീ', 'ക്ഷ'],
  ['oriya', 'ଓଡ଼ିଆ କୃଷ୍ଣ ଶ୍ରୀକ୍ଷେତ୍ର ପ୍ରାର୍ଥନା', 'କ୍ଷ'],
  ['tamil', 'தமிழ் கிருஷ்ணன் லக்ஷ்மி பௌர்ணமி', 'க்ஷ'],
  ['telugu', 'తెలుగు కృష్ణ శ్రీనివాస్ విద్యార్థి', 'కె'],
] as const

describe.each(scripts)('a name in %s', (script, name, conjunct) => {
  test('has every letter, in the font of its script', async () => {
    const runs = runsOf(name).filter(({ font }) => font)
    expect(new Set(runs.map(({ font }) => font && fontFile(font)))).toEqual(
      new Set([`noto-sans-${script}-${script}-400-normal.woff`]),
    )
    const shape = await shaperFor([name])
    for (const { text, font } of runs) {
      const { glyphs, width } = font ? shape(text, font) : { glyphs: [], width: 0 }
      expect(glyphs.map(({ id }) => id)).not.toContain(0)
      expect(width).toBeGreaterThan(0)
    }
  })

  test('is shaped by the rules of its script: letters of a conjunct become one glyph', async () => {
    const [font] = fontsFor(conjunct)
    const shape = await shaperFor([conjunct])
    expect(font && shape(conjunct, font).glyphs).toHaveLength(1)
  })
})

test('a text changes font where its script changes, and keeps spaces, digits and quotes in the built-in font', () => {
  const runs = runsOf('Kolam ‘Dawn’ कोलम 2, தமிழ்')
  expect(runs.map(({ text, font }) => [text, font?.name])).toEqual([
    ['Kolam ‘Dawn’ ', undefined],
    ['कोलम', 'noto-sans-devanagari-devanagari'],
    [' 2, ', undefined],
    ['தமிழ்', 'noto-sans-tamil-tamil'],
  ])
})

test('the rupee sign and extended Latin letters are available, and letters in no font become question marks', async () => {
  const name = 'Łódź ₹599 東 🎉'
  expect(
    runsOf(name)
      .map(({ text }) => text)
      .join(''),
  ).toBe('Łódź ₹599 ? ?')
  const shape = await shaperFor([name])
  for (const { text, font } of runsOf(name)) {
    if (font) expect(shape(text, font).glyphs.map(({ id }) => id)).not.toContain(0)
  }
})

test('signs shared by scripts stay with the letters before them', () => {
  expect(runsOf('জয়।').map(({ font }) => font?.name)).toEqual(['noto-sans-bengali-bengali'])
})
