/** The fonts in which customers write on a garment: open ones (SIL Open Font License), each taken from npm packages with a file for each script and weight. */

/** A set of letters that comes in a file of its own; the rupee sign stands apart from Latin. */
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

type Weighted = {
  /** The number of the weight, as CSS has it. */
  readonly weight: number
  /** The thinnest stroke of its round Latin letters, as a share of the letters' size; those of its Indian letters are about as thin. */
  readonly thinnest: number
}

/** A font by its name; a script that it lacks has no package. */
export type DesignFont = {
  readonly name: string
  /** The `@fontsource/…` package that has the letters of a script. */
  readonly packages: Readonly<Partial<Record<Script, string>>>
  readonly regular: Weighted
  readonly bold?: Weighted
}

/** One package with Latin, the rupee sign and perhaps a script of India. */
const within = (name: string, ...more: Script[]): DesignFont['packages'] =>
  Object.fromEntries((['latin', 'rupee', ...more] as const).map((script) => [script, name]))

/** Those with the most scripts first: the first that has a text's letters is offered where another lacks them. */
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
    regular: { weight: 400, thinnest: 0.066 },
    bold: { weight: 800, thinnest: 0.129 },
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
    regular: { weight: 400, thinnest: 0.065 },
    bold: { weight: 800, thinnest: 0.124 },
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
    regular: { weight: 400, thinnest: 0.072 },
    bold: { weight: 800, thinnest: 0.117 },
  },
  anton: { name: 'Anton', packages: within('anton'), regular: { weight: 400, thinnest: 0.13 } },
  bebas: { name: 'Bebas Neue', packages: within('bebas-neue'), regular: { weight: 400, thinnest: 0.1 } },
  bungee: { name: 'Bungee', packages: within('bungee'), regular: { weight: 400, thinnest: 0.189 } },
  oswald: {
    name: 'Oswald',
    packages: within('oswald'),
    regular: { weight: 400, thinnest: 0.079 },
    bold: { weight: 700, thinnest: 0.108 },
  },
  poppins: {
    name: 'Poppins',
    packages: within('poppins', 'devanagari'),
    regular: { weight: 400, thinnest: 0.074 },
    bold: { weight: 700, thinnest: 0.137 },
  },
  playfair: {
    name: 'Playfair Display',
    packages: within('playfair-display'),
    regular: { weight: 400, thinnest: 0.018 },
    bold: { weight: 700, thinnest: 0.018 },
  },
  lobster: { name: 'Lobster', packages: within('lobster'), regular: { weight: 400, thinnest: 0.053 } },
  pacifico: { name: 'Pacifico', packages: within('pacifico'), regular: { weight: 400, thinnest: 0.098 } },
  marker: {
    name: 'Permanent Marker',
    packages: { latin: 'permanent-marker' },
    regular: { weight: 400, thinnest: 0.12 },
  },
  kalam: {
    name: 'Kalam',
    packages: within('kalam', 'devanagari'),
    regular: { weight: 400, thinnest: 0.061 },
    bold: { weight: 700, thinnest: 0.093 },
  },
  teko: {
    name: 'Teko',
    packages: within('teko', 'devanagari'),
    regular: { weight: 400, thinnest: 0.071 },
    bold: { weight: 700, thinnest: 0.115 },
  },
  modak: {
    name: 'Modak',
    packages: { latin: 'modak', devanagari: 'modak' },
    regular: { weight: 400, thinnest: 0.183 },
  },
  rozha: { name: 'Rozha One', packages: within('rozha-one', 'devanagari'), regular: { weight: 400, thinnest: 0.02 } },
  yatra: { name: 'Yatra One', packages: within('yatra-one', 'devanagari'), regular: { weight: 400, thinnest: 0.068 } },
  shrikhand: {
    name: 'Shrikhand',
    packages: within('shrikhand', 'gujarati'),
    regular: { weight: 400, thinnest: 0.083 },
  },
} as const satisfies Readonly<Record<string, DesignFont>>

export type FontId = keyof typeof designFonts
export const fontIds = Object.keys(designFonts) as [FontId, ...FontId[]]

/** Returns a font by its id. */
export const fontOf = (id: FontId): DesignFont => designFonts[id]

/** A font as a text takes it: bold counts only where the font has it. */
export type FontChoice = { readonly font: FontId; readonly isBold: boolean }

/** Returns the weight in which a text is set, and how thin its strokes are. */
export function weightOf({ font, isBold }: FontChoice): Weighted {
  const { regular, bold } = fontOf(font)
  return (isBold && bold) || regular
}

/** The file of a font: its package, and its name in the folder `files` there. */
export type FontFile = { readonly package: string; readonly file: string }

/** Returns the file with a script's letters in this font and weight; undefined where the font lacks the script. */
export function fontFile(choice: FontChoice, script: Script): FontFile | undefined {
  const name = fontOf(choice.font).packages[script]
  if (!name) return undefined
  const part = script === 'rupee' ? 'latin-ext' : script
  return { package: name, file: `${name}-${part}-${weightOf(choice).weight}-normal.woff` }
}

/** Returns every file of every font, each once. */
export function allFontFiles(): FontFile[] {
  const files = fontIds.flatMap((font) =>
    [false, true].flatMap((isBold) => scripts.flatMap((script) => fontFile({ font, isBold }, script) ?? [])),
  )
  return [...new Map(files.map((file) => [file.file, file])).values()]
}
