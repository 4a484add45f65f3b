import { inflateSync } from 'node:zlib'
import { unpackWoff } from '@teeshala/contract/design-document/unpack-woff'
import type { Font } from 'harfbuzzjs'
import { fontsFor } from './letter-runs.ts'
import { fontFile, type PdfFont, readFont } from './pdf-fonts.ts'

/** A shaped glyph: its outline as an SVG path, and its position, in fractions of the font's em. `id` 0 is a missing glyph. */
export type Glyph = { readonly id: number; readonly outline: string; readonly x: number; readonly y: number }
export type Shaped = { readonly glyphs: readonly Glyph[]; readonly width: number; readonly unitsPerEm: number }

/** Shapes characters of a font as their script requires. */
export type Shape = (text: string, font: PdfFont) => Shaped

/**
 * Loads the shaper and fonts for these texts, or nothing if the built-in font suffices. HarfBuzz does the shaping, because
 * pdfkit's own (fontkit) fails on the mark anchors of Noto's Indian fonts.
 */
export async function shaperFor(texts: readonly string[]): Promise<Shape> {
  const wanted = new Set(texts.flatMap(fontsFor))
  if (wanted.size === 0) return () => ({ glyphs: [], width: 0, unitsPerEm: 1 })
  const hb = await import('harfbuzzjs')
  const faces = new Map<PdfFont, { font: Font; unitsPerEm: number }>()
  for (const pdfFont of wanted) {
    const face = new hb.Face(new hb.Blob(await unpackWoff(await readFont(pdfFont), inflateSync)))
    faces.set(pdfFont, { font: new hb.Font(face), unitsPerEm: face.upem })
  }
  return (text, pdfFont) => {
    const face = faces.get(pdfFont)
    if (!face) throw new Error(`${fontFile(pdfFont)} was not loaded`)
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(face.font, buffer)
    let at = 0
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { id: codepoint, outline: face.font.glyphToPath(codepoint), x: at + xOffset, y: yOffset }
      at += xAdvance
      return glyph
    })
    return { glyphs, width: at, unitsPerEm: face.unitsPerEm }
  }
}
