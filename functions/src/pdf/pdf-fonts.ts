import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** What a PDF's built-in Helvetica has, typographic quotes and dashes among it. */
export const builtIn = /^[\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u

/** A font file for the letters that the built-in font lacks: `name` is the part of Noto Sans, `has` tells its letters. */
export type PdfFont = { readonly package: string; readonly name: string; readonly has: RegExp }

const indian = (script: string, has: RegExp): PdfFont => ({
  package: `noto-sans-${script}`,
  name: `noto-sans-${script}-${script}`,
  has,
})

/** The scripts of India, and the rest of Latin with the rupee sign. Signs that scripts share stay with the one before them. */
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

/** The file of a font: the build lays it beside the bundle, unbuilt it lies in the package it comes from. */
export const fontFile = ({ name }: PdfFont) => `${name}-400-normal.woff`

/** Reads a font as WOFF. */
export function readFont(font: PdfFont): Promise<Buffer> {
  const shipped = path.join(import.meta.dirname, 'fonts', fontFile(font))
  if (existsSync(shipped)) return readFile(shipped)
  return readFile(createRequire(import.meta.url).resolve(`@fontsource/${font.package}/files/${fontFile(font)}`))
}
