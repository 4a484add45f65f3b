import type { MotifDrawing } from './motif-drawing.ts'
import type { MotifStyle } from './motif-layer.ts'

/** The printed size of a motif, outline included; only the ratio matters. */
export type MotifBox = { readonly width: number; readonly height: number }

type Outlined = Pick<MotifStyle, 'outline'>

/** Returns the box of a motif's ink: its drawing plus the outline around it. */
export function motifBox({ width, height }: MotifDrawing, { outline }: Outlined): MotifBox {
  const around = 2 * outlineOf({ width, height }, outline)
  return { width: width + around, height: height + around }
}

/** Returns a motif as an SVG in its colours, with a view box that fits its ink exactly, so that it can be drawn straight into its place. */
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

/** Returns the width of a motif's thinnest part at a place, in millimetres. */
export function thinnestMm(drawing: MotifDrawing, style: Outlined, { widthMm }: { readonly widthMm: number }): number {
  const perUnit = widthMm / motifBox(drawing, style).width
  return drawing.thinnest * Math.max(drawing.width, drawing.height) * perUnit
}

const outlineOf = ({ width, height }: Pick<MotifDrawing, 'width' | 'height'>, outline: MotifStyle['outline']) =>
  (outline?.width ?? 0) * Math.max(width, height)

const tenths = (value: number) => Math.round(value * 10) / 10 || 0
