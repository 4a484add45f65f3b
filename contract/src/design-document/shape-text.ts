import type * as HarfBuzz from 'harfbuzzjs'
import { type FontChoice, type FontFile, fontFile, fontOf } from './design-fonts.ts'
import { lettersOf, scriptRuns } from './letters.ts'
import type { Segment } from './outline.ts'

/** A glyph of a line, relative to the letter size; y grows upwards from the baseline. */
export type Glyph = {
  readonly outline: readonly Segment[]
  readonly x: number
  readonly y: number
  /** The index of its letter; marks share that of their base. */
  readonly letter: number
}

export type ShapedLine = {
  readonly glyphs: readonly Glyph[]
  readonly width: number
  readonly letters: number
  /** Letters that the font lacks, which are not drawn. */
  readonly missing: readonly string[]
}

/** Positions the letters of a line by the rules of their scripts. */
export type TextShaper = (line: string, choice: FontChoice) => ShapedLine

type Text = FontChoice & { readonly text: string }

/** What shaping needs from the platform. */
export type ShapingTools = {
  readonly loadHarfBuzz: () => Promise<typeof HarfBuzz>
  /** Reads the OpenType font in a file. */
  readonly readFont: (file: FontFile) => Promise<Uint8Array>
}

type Face = { readonly font: HarfBuzz.Font; readonly unitsPerEm: number }

/** Loads the fonts for some texts and returns a shaper for their lines. */
export type LoadTextShaper = (texts: readonly Text[]) => Promise<TextShaper>

/** Returns a function that loads HarfBuzz, and fonts as texts need them; everything loaded is cached. */
export function textShapers({ loadHarfBuzz, readFont }: ShapingTools): LoadTextShaper {
  const faces = new Map<string, Face>()
  return async (texts) => {
    const hb = await loadHarfBuzz()
    const wanted = new Map(texts.flatMap(filesOf).map((file) => [file.file, file]))
    await Promise.all(
      [...wanted.values()].map(async (file) => {
        if (faces.has(file.file)) return
        const face = new hb.Face(new hb.Blob(await readFont(file)))
        faces.set(file.file, { font: new hb.Font(face), unitsPerEm: face.upem })
      }),
    )
    return (line, choice) => shapeLine(line, choice, faces, hb)
  }
}

/** Returns the font files that a text needs. */
function filesOf({ text, ...choice }: Text): FontFile[] {
  const runs = text.split('\n').flatMap((line) => scriptRuns(line, fontOf(choice.font)))
  return runs.flatMap(({ script }) => (script && fontFile(choice, script)) ?? [])
}

function shapeLine(
  line: string,
  choice: FontChoice,
  faces: ReadonlyMap<string, Face>,
  hb: typeof HarfBuzz,
): ShapedLine {
  const glyphs: Glyph[] = []
  const missing: string[] = []
  let [width, letters] = [0, 0]
  for (const { text, script } of scriptRuns(line, fontOf(choice.font))) {
    const face = script && faces.get(fontFile(choice, script)?.file ?? '')
    if (!face) {
      missing.push(...lettersOf(text))
      continue
    }
    const run = shapeRun(text, face, hb)
    for (const glyph of run.glyphs) glyphs.push({ ...glyph, x: glyph.x + width, letter: glyph.letter + letters })
    missing.push(...run.missing)
    width += run.width
    letters += run.letters
  }
  return { glyphs, width, letters, missing }
}

function shapeRun(text: string, { font, unitsPerEm }: Face, hb: typeof HarfBuzz): ShapedLine {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const glyphs: Glyph[] = []
  const missing: string[] = []
  let [at, letters, cluster] = [0, 0, -1]
  for (const info of buffer.getGlyphInfosAndPositions()) {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = info
    if (info.cluster !== cluster) letters++
    cluster = info.cluster
    if (codepoint === 0) missing.push(String.fromCodePoint(text.codePointAt(cluster) ?? 0))
    else {
      const outline = font.glyphToJson(codepoint).map(({ type, values }) => ({
        type: type as Segment['type'],
        values: values.map((value) => value / unitsPerEm),
      }))
      glyphs.push({ outline, x: (at + xOffset) / unitsPerEm, y: yOffset / unitsPerEm, letter: letters - 1 })
    }
    at += xAdvance
  }
  return { glyphs, width: at / unitsPerEm, letters, missing }
}
