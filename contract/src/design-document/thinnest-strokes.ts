import type { FontChoice, FontId, Script } from './design-fonts.ts'

type Strokes = Readonly<Partial<Record<Script, number>>>

/** The thinnest strokes of each font by script, relative to the letter size. A test measures them in the font files. */
const thinnestStrokes: Readonly<Record<FontId, { readonly regular: Strokes; readonly bold?: Strokes }>> = {
  anek: {
    regular: {
      latin: 0.065,
      rupee: 0.06,
      devanagari: 0.06,
      bengali: 0.061,
      gujarati: 0.064,
      kannada: 0.059,
      malayalam: 0.061,
      telugu: 0.056,
    },
    bold: {
      latin: 0.13,
      rupee: 0.11,
      devanagari: 0.127,
      bengali: 0.127,
      gujarati: 0.135,
      kannada: 0.114,
      malayalam: 0.127,
      telugu: 0.098,
    },
  },
  baloo: {
    regular: {
      latin: 0.066,
      rupee: 0.06,
      devanagari: 0.058,
      bengali: 0.058,
      gujarati: 0.064,
      gurmukhi: 0.057,
      kannada: 0.056,
      malayalam: 0.053,
      tamil: 0.062,
    },
    bold: {
      latin: 0.13,
      rupee: 0.114,
      devanagari: 0.118,
      bengali: 0.118,
      gujarati: 0.125,
      gurmukhi: 0.117,
      kannada: 0.099,
      malayalam: 0.111,
      tamil: 0.126,
    },
  },
  noto: {
    regular: {
      latin: 0.07,
      rupee: 0.064,
      devanagari: 0.069,
      bengali: 0.068,
      gujarati: 0.071,
      gurmukhi: 0.07,
      kannada: 0.069,
      malayalam: 0.07,
      tamil: 0.07,
      telugu: 0.066,
    },
    bold: {
      latin: 0.128,
      rupee: 0.087,
      devanagari: 0.119,
      bengali: 0.114,
      gujarati: 0.118,
      gurmukhi: 0.123,
      kannada: 0.1,
      malayalam: 0.114,
      tamil: 0.115,
      telugu: 0.1,
    },
  },
  anton: {
    regular: { latin: 0.144, rupee: 0.088 },
  },
  bebas: {
    regular: { latin: 0.09, rupee: 0.085 },
  },
  bungee: {
    regular: { latin: 0.189, rupee: 0.129 },
  },
  oswald: {
    regular: { latin: 0.08, rupee: 0.084 },
    bold: { latin: 0.119, rupee: 0.12 },
  },
  poppins: {
    regular: { latin: 0.074, rupee: 0.066, devanagari: 0.062 },
    bold: { latin: 0.137, rupee: 0.104, devanagari: 0.125 },
  },
  playfair: {
    regular: { latin: 0.019, rupee: 0.018 },
    bold: { latin: 0.02, rupee: 0.02 },
  },
  lobster: {
    regular: { latin: 0.045, rupee: 0.05 },
  },
  pacifico: {
    regular: { latin: 0.083, rupee: 0.063 },
  },
  marker: {
    regular: { latin: 0.124 },
  },
  kalam: {
    regular: { latin: 0.068, rupee: 0.065, devanagari: 0.062 },
    bold: { latin: 0.106, rupee: 0.097, devanagari: 0.096 },
  },
  teko: {
    regular: { latin: 0.071, rupee: 0.067, devanagari: 0.07 },
    bold: { latin: 0.12, rupee: 0.099, devanagari: 0.113 },
  },
  modak: {
    regular: { latin: 0.181, devanagari: 0.141 },
  },
  rozha: {
    regular: { latin: 0.02, rupee: 0.02, devanagari: 0.02 },
  },
  yatra: {
    regular: { latin: 0.064, rupee: 0.045, devanagari: 0.047 },
  },
  shrikhand: {
    regular: { latin: 0.092, rupee: 0.086, gujarati: 0.094 },
  },
}

/** Returns the thinnest stroke of a script in a font and weight, relative to the letter size; undefined if the font lacks the script. */
export function thinnestStrokeIn({ font, isBold }: FontChoice, script: Script): number | undefined {
  const { regular, bold } = thinnestStrokes[font]
  return ((isBold && bold) || regular)[script]
}
