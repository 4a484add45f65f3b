import type { TextStyle } from './design-document.ts'
import { type Box, boxOf, moved, pathOf, type Segment } from './outline.ts'
import type { ShapedLine, TextShaper } from './shape-text.ts'

/** The outlines of a text, relative to the letter size: its box starts at 0, 0 and y grows downwards. */
export type OutlinedText = {
  /** The `d` of an SVG path; empty if nothing is visible. */
  readonly path: string
  readonly width: number
  readonly height: number
  /** Letters that the font lacks, which are not drawn. */
  readonly missing: readonly string[]
}

/** The longest straight piece on a bent line, relative to the letter size. */
const bentPiece = 0.12

/** Returns a text set in its font, line by line, and bent if required. The box fits the ink exactly, including the outline. */
export function outlineText(style: TextStyle, shape: TextShaper): OutlinedText {
  const { text, align, letterSpacing, lineHeight, arcDeg, outline } = style
  const lines = text.split('\n').map((line) => shape(line, style))
  const widths = lines.map((line) => widthOf(line, letterSpacing))
  const widest = Math.max(...widths)
  const straight = lines.flatMap((line, index) => {
    const start = indentOf(align) * (widest - (widths[index] ?? 0))
    return placed(line, { x: start, y: index * lineHeight, letterSpacing })
  })
  const bent = arcDeg === 0 ? straight : bend(straight, arcDeg, widest)
  const missing = [...new Set(lines.flatMap((line) => line.missing))]
  const ink = boxOf(bent)
  if (!ink) return { path: '', width: 0, height: 0, missing }
  const stroke = outline?.width ?? 0
  const [left, top] = [ink.left - stroke, ink.top - stroke]
  return {
    path: pathOf(moved(bent, ([x, y]) => [x - left, y - top])),
    width: ink.right + stroke - left,
    height: ink.bottom + stroke - top,
    missing,
  }
}

const indentOf = (align: TextStyle['align']) => ({ left: 0, center: 0.5, right: 1 })[align]

const widthOf = ({ width, letters }: ShapedLine, spacing: number) => width + Math.max(0, letters - 1) * spacing

type Start = { readonly x: number; readonly y: number; readonly letterSpacing: number }

/** Returns the glyphs of a line at their positions, flipped: y grows upwards in fonts and downwards in SVG. */
function placed({ glyphs }: ShapedLine, { x: left, y: base, letterSpacing }: Start): Segment[] {
  return glyphs.flatMap(({ outline, x, y, letter }) =>
    moved(outline, ([glyphX, glyphY]) => [left + x + letter * letterSpacing + glyphX, base - y - glyphY]),
  )
}

/** Bends a block along a circle, upwards for a positive angle. It moves points, not letters, so that the headline of Devanagari stays connected. */
function bend(outline: readonly Segment[], arcDeg: number, width: number): Segment[] {
  const ink = boxOf(outline)
  if (!ink) return []
  const radius = radiusOf(ink, (arcDeg * Math.PI) / 180, width)
  const [middleX, middleY] = [width / 2, (ink.top + ink.bottom) / 2]
  return moved(
    outline,
    ([x, y]) => {
      const angle = (x - middleX) / radius
      const away = radius - (y - middleY)
      return [middleX + away * Math.sin(angle), middleY + radius - away * Math.cos(angle)]
    },
    bentPiece,
  )
}

/** Returns the radius, never so small that the inner edge of the block would fold over. */
function radiusOf({ top, bottom }: Box, angle: number, width: number): number {
  return Math.sign(angle) * Math.max(Math.abs(width / angle), (bottom - top) * 0.75)
}
