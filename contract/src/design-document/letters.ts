/** The letters of each script's fonts as a pattern, so that a text can be checked without loading any font. */
import { type DesignFont, type FontId, fontIds, fontOf, type Script, scripts } from './design-fonts.ts'

const has: Readonly<Record<Script, RegExp>> = {
  latin: /^[\x20-\x7EÀ-ÿ‘’“”–—…•·×©®°€£]$/u,
  rupee: /^₹$/u,
  devanagari: /^\p{Script_Extensions=Devanagari}$/u,
  bengali: /^\p{Script_Extensions=Bengali}$/u,
  gujarati: /^\p{Script_Extensions=Gujarati}$/u,
  gurmukhi: /^\p{Script_Extensions=Gurmukhi}$/u,
  kannada: /^\p{Script_Extensions=Kannada}$/u,
  malayalam: /^\p{Script_Extensions=Malayalam}$/u,
  tamil: /^\p{Script_Extensions=Tamil}$/u,
  telugu: /^\p{Script_Extensions=Telugu}$/u,
}

let graphemes: Intl.Segmenter | undefined

/** Returns the letters of a line as a reader counts them: with their marks, and conjuncts whole. */
export function lettersOf(line: string): string[] {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(line)].map(({ segment }) => segment)
}

/** Consecutive letters of one script, which are set together. */
export type ScriptRun = { readonly text: string; readonly script: Script | undefined }

/** Splits a line where its script changes; signs shared by scripts stay with the letters before them. */
export function scriptRuns(line: string, { packages }: Pick<DesignFont, 'packages'>): ScriptRun[] {
  const runs: { text: string; script: Script | undefined }[] = []
  const offered = scripts.filter((script) => packages[script])
  for (const letter of lettersOf(line)) {
    const [first = ''] = letter
    const last = runs.at(-1)
    const script =
      last?.script && has[last.script].test(first) ? last.script : offered.find((one) => has[one].test(first))
    if (last && last.script === script) last.text += letter
    else runs.push({ text: letter, script })
  }
  return runs
}

/** Returns the letters of a text that a font lacks, each once. */
export function missingLetters(text: string, font: FontId): string[] {
  const runs = text.split('\n').flatMap((line) => scriptRuns(line, fontOf(font)))
  return [...new Set(runs.flatMap((run) => (run.script ? [] : lettersOf(run.text))))]
}

/** Returns the first font that has all letters of a text; undefined if none has, as for an emoji. */
export function fontWith(text: string): FontId | undefined {
  return fontIds.find((font) => missingLetters(text, font).length === 0)
}

/** Returns the message about letters that a font lacks. */
export function missingLettersRefusal(text: string, font: FontId): string | undefined {
  const missing = missingLetters(text, font)
  if (missing.length === 0) return undefined
  const named = `${missing.slice(0, 3).join(' ')}${missing.length > 3 ? ' and more' : ''}`
  const other = fontWith(text)
  return other
    ? `${fontOf(font).name} does not have ${named}. ${fontOf(other).name} does.`
    : `None of our fonts has ${named}. Please leave it out, or upload it as a picture.`
}
