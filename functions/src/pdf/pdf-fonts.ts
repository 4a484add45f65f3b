import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The characters of a PDF's built-in Helvetica, including typographic quotes and dashes. */
export const builtIn = /^[\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u

/** A font file for characters that the built-in font lacks: `name` is the part of Noto Sans, `has` matches its characters. */
export type PdfFont = { readonly package: string; readonly name: string; readonly has: RegExp }

const indian = (script: string, has: RegExp): PdfFont => ({
  package: `noto-sans-${script}`,
  name: `noto-sans-${script}-${script}`,
  has,
})

/** The scripts of India, extended Latin and the rupee sign. Characters shared by scripts stay with the preceding one. */
export const pdfFonts: readonly PdfFont[] = [
  { package: 'noto-sans', name: 'noto-sans-latin-ext', has: /[\p{Script=Latin}₠-₫₭-₿]/u },
  indian('devanagari', /\p{Script_Extensions=Devanagari}/u),
  indian('bengali', /\p{Script_Extensions=Bengali}/u),
  indian('gujarati', /\p{Script_Extensions=Gujarati}/u),
  indian('gurmukhi', /\p{Script_Extensions=Gurmukhi}/u),
  indian('kannada', /\p{Script_Extensions=Kannada}/u),
  indian('malayalam', /\p{Script_Extensions=Malayalam}/u),
  indian('oriya', /\p{Script_Extensions=Oriya}/u),
  indian('tamil', /\p{Script_Extensions=Tamil}/u),
  indian('telugu', /\p{Script_Extensions=Telugu}/u),
]

/** Returns the file name of a font: copied next to the bundle by the build, or in its package in the source tree. */
export const fontFile = ({ name }: PdfFont) => `${name}-400-normal.woff`

/** Reads a font as WOFF. */
export function readFont(font: PdfFont): Promise<Buffer> {
  const shipped = path.join(import.meta.dirname, 'fonts', fontFile(font))
  if (existsSync(shipped)) return readFile(shipped)
  return readFile(createRequire(import.meta.url).resolve(`@fontsource/${font.package}/files/${fontFile(font)}`))
}
