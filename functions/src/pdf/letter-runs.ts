import { builtIn, type PdfFont, pdfFonts } from './pdf-fonts.ts'

/** Characters that are set together: with one font, or with the PDF's built-in one. */
export type Run = { readonly text: string; readonly font: PdfFont | undefined }

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Returns the characters of a text as a reader counts them: marks and conjuncts are not split. */
export function lettersOf(text: string): string[] {
  return [...letters.segment(text.normalize('NFC'))].map(({ segment }) => segment)
}

/** Splits a text where its font changes. Characters that no font has become question marks. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; font: PdfFont | undefined }[] = []
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1)
    const font = fontFor(letter, last?.font)
    const known = font === 'none' ? { text: '?', font: undefined } : { text: letter, font }
    if (last && last.font === known.font) last.text += known.text
    else runs.push(known)
  }
  return runs
}

/** Returns the fonts that a text needs besides the built-in one. */
export function fontsFor(text: string): PdfFont[] {
  return runsOf(text).flatMap(({ font }) => font ?? [])
}

function fontFor(letter: string, before: PdfFont | undefined): PdfFont | undefined | 'none' {
  if (builtIn.test(letter)) return undefined
  const [first = ''] = letter
  if (before?.has.test(first)) return before
  return pdfFonts.find(({ has }) => has.test(first)) ?? 'none'
}
