import type { MotifDrawing } from './motif-drawing.ts'
import type { MotifStyle } from './motif-layer.ts'

/** Width and height of a motif as it is printed, its outline included; only their proportion counts. */
export type MotifBox = { readonly width: number; readonly height: number }

type Outlined = Pick<MotifStyle, 'outline'>

/** Returns the box of a motif's ink: that of its drawing, and its outline around it. */
export function motifBox({ width, height }: MotifDrawing, { outline }: Outlined): MotifBox {
  const around = 2 * outlineOf({ width, height }, outline)
  return { width: width + around, height: height + around }
}

/** Returns a motif as an SVG in its colours, whose view box is exactly its ink: drawn into its place, it is printed there. */
export function svgOfMotif(drawing: MotifDrawing, { colors, outline }: Pick<MotifStyle, 'colors' | 'outline'>): string {
  const { width, height } = motifBox(drawing, { outline })
  const around = outlineOf(drawing, outline)
  const under = outline
    ? `<path d="${drawing.paths.join('')}" fill="none" stroke="${outline.color}" stroke-width="${tenths(around * 2)}" stroke-linejoin="round"/>`
    : ''
  const inks = drawing.paths.map(
    (d, index) => `<path d="${d}" fill="${colors[index] ?? colors[0]}" fill-rule="evenodd"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${tenths(-around)} ${tenths(-around)} ${tenths(width)} ${tenths(height)}">${under}${inks.join('')}</svg>`
}

/** Returns how wide the thinnest part of a motif is at a place, in millimetres. */
export function thinnestMm(drawing: MotifDrawing, style: Outlined, { widthMm }: { readonly widthMm: number }): number {
  const perUnit = widthMm / motifBox(drawing, style).width
  return drawing.thinnest * Math.max(drawing.width, drawing.height) * perUnit
}

const outlineOf = ({ width, height }: Pick<MotifDrawing, 'width' | 'height'>, outline: MotifStyle['outline']) =>
  (outline?.width ?? 0) * Math.max(width, height)

const tenths = (value: number) => Math.round(value * 10) / 10 || 0
