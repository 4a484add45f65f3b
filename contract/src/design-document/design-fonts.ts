/** The fonts that customers can write with: open ones (SIL Open Font License) from npm packages, with a file for each script and weight. */

/** A set of letters in a font file of its own; the rupee sign is separate from Latin. */
export const scripts = [
  'latin',
  'rupee',
  'devanagari',
  'bengali',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'tamil',
  'telugu',
] as const
export type Script = (typeof scripts)[number]

/** A font by its name; scripts without a package are not supported. */
export type DesignFont = {
  readonly name: string
  /** The `@fontsource/…` package for each script. */
  readonly packages: Readonly<Partial<Record<Script, string>>>
  /** The font weight, as in CSS. */
  readonly regular: number
  readonly bold?: number
}

/** Returns the entries for a single package with Latin, the rupee sign and perhaps an Indian script. */
const within = (name: string, ...more: Script[]): DesignFont['packages'] =>
  Object.fromEntries((['latin', 'rupee', ...more] as const).map((script) => [script, name]))

/** Ordered by the number of scripts: if a font lacks letters of a text, the first one that has them is offered. */
export const designFonts = {
  anek: {
    name: 'Anek',
    packages: {
      ...within('anek-latin'),
      devanagari: 'anek-devanagari',
      bengali: 'anek-bangla',
      gujarati: 'anek-gujarati',
      kannada: 'anek-kannada',
      malayalam: 'anek-malayalam',
      telugu: 'anek-telugu',
    },
    regular: 400,
    bold: 800,
  },
  baloo: {
    name: 'Baloo 2',
    packages: {
      ...within('baloo-2', 'devanagari'),
      bengali: 'baloo-da-2',
      gujarati: 'baloo-bhai-2',
      gurmukhi: 'baloo-paaji-2',
      kannada: 'baloo-tamma-2',
      malayalam: 'baloo-chettan-2',
      tamil: 'baloo-thambi-2',
    },
    regular: 400,
    bold: 800,
  },
  noto: {
    name: 'Noto Sans',
    packages: {
      ...within('noto-sans'),
      devanagari: 'noto-sans-devanagari',
      bengali: 'noto-sans-bengali',
      gujarati: 'noto-sans-gujarati',
      gurmukhi: 'noto-sans-gurmukhi',
      kannada: 'noto-sans-kannada',
      malayalam: 'noto-sans-malayalam',
      tamil: 'noto-sans-tamil',
      telugu: 'noto-sans-telugu',
    },
    regular: 400,
    bold: 800,
  },
  anton: { name: 'Anton', packages: within('anton'), regular: 400 },
  bebas: { name: 'Bebas Neue', packages: within('bebas-neue'), regular: 400 },
  bungee: { name: 'Bungee', packages: within('bungee'), regular: 400 },
  oswald: {
    name: 'Oswald',
    packages: within('oswald'),
    regular: 400,
    bold: 700,
  },
  poppins: {
    name: 'Poppins',
    packages: within('poppins', 'devanagari'),
    regular: 400,
    bold: 700,
  },
  playfair: {
    name: 'Playfair Display',
    packages: within('playfair-display'),
    regular: 400,
    bold: 700,
  },
  lobster: { name: 'Lobster', packages: within('lobster'), regular: 400 },
  pacifico: { name: 'Pacifico', packages: within('pacifico'), regular: 400 },
  marker: {
    name: 'Permanent Marker',
    packages: { latin: 'permanent-marker' },
    regular: 400,
  },
  kalam: {
    name: 'Kalam',
    packages: within('kalam', 'devanagari'),
    regular: 400,
    bold: 700,
  },
  teko: {
    name: 'Teko',
    packages: within('teko', 'devanagari'),
    regular: 400,
    bold: 700,
  },
  modak: {
    name: 'Modak',
    packages: { latin: 'modak', devanagari: 'modak' },
    regular: 400,
  },
  rozha: { name: 'Rozha One', packages: within('rozha-one', 'devanagari'), regular: 400 },
  yatra: { name: 'Yatra One', packages: within('yatra-one', 'devanagari'), regular: 400 },
  shrikhand: {
    name: 'Shrikhand',
    packages: within('shrikhand', 'gujarati'),
    regular: 400,
  },
} as const satisfies Readonly<Record<string, DesignFont>>

export type FontId = keyof typeof designFonts
export const fontIds = Object.keys(designFonts) as [FontId, ...FontId[]]

/** Returns a font by its id. */
export const fontOf = (id: FontId): DesignFont => designFonts[id]

/** The font of a text; bold applies only if the font has it. */
export type FontChoice = { readonly font: FontId; readonly isBold: boolean }

/** Returns the weight that a text is set in. */
function weightOf({ font, isBold }: FontChoice): number {
  const { regular, bold } = fontOf(font)
  return (isBold && bold) || regular
}

/** A font file: its package, and its name in the package's `files` folder. */
export type FontFile = { readonly package: string; readonly file: string }

/** Returns the file with a script's letters in this font and weight; undefined if the font lacks the script. */
export function fontFile(choice: FontChoice, script: Script): FontFile | undefined {
  const name = fontOf(choice.font).packages[script]
  if (!name) return undefined
  const part = script === 'rupee' ? 'latin-ext' : script
  return { package: name, file: `${name}-${part}-${weightOf(choice)}-normal.woff` }
}

/** Returns every font file, each once. */
export function allFontFiles(): FontFile[] {
  const files = fontIds.flatMap((font) =>
    [false, true].flatMap((isBold) => scripts.flatMap((script) => fontFile({ font, isBold }, script) ?? [])),
  )
  return [...new Map(files.map((file) => [file.file, file])).values()]
}
