import { builtIn, type SheetFont, sheetFonts } from './sheet-fonts.ts'

/** Letters that are set together: by one font, or by the PDF's built-in one. */
export type Run = { readonly text: string; readonly font: SheetFont | undefined }

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The letters of a text as a reader counts them: marks and conjuncts stay whole. */
export function lettersOf(text: string): string[] {
  return [...letters.segment(text.normalize('NFC'))].map(({ segment }) => segment)
}

/** Cuts a text where its font changes. What no font of the sheet has becomes a question mark. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; font: SheetFont | undefined }[] = []
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1)
    const font = fontFor(letter, last?.font)
    const known = font === 'none' ? { text: '?', font: undefined } : { text: letter, font }
    if (last && last.font === known.font) last.text += known.text
    else runs.push(known)
  }
  return runs
}

/** The fonts that a text needs beside the built-in one. */
export function fontsFor(text: string): SheetFont[] {
  return runsOf(text).flatMap(({ font }) => font ?? [])
}

function fontFor(letter: string, before: SheetFont | undefined): SheetFont | undefined | 'none' {
  if (builtIn.test(letter)) return undefined
  const [first = ''] = letter
  if (before?.has.test(first)) return before
  return sheetFonts.find(({ has }) => has.test(first)) ?? 'none'
}
