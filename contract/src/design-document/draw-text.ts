import type { DesignPlace } from '../designs/design-place.ts'
import type { TextStyle } from './design-document.ts'
import { type OutlinedText, outlineText } from './outline-text.ts'
import type { TextShaper } from './shape-text.ts'

const size = (value: number) => Math.round(value * 10_000) / 10_000

/** Returns a text as an SVG whose view box is exactly its ink, so that whoever draws it into its place prints it there; undefined where nothing is to be seen. */
export function drawText(style: TextStyle, shape: TextShaper): string | undefined {
  return svgOf(outlineText(style, shape), style)
}

/** Returns outlines that were made of a text as an SVG, in its colours. */
export function svgOf({ path, width, height }: OutlinedText, { color, outline }: TextStyle): string | undefined {
  if (path === '' || width <= 0 || height <= 0) return undefined
  const stroke = outline
    ? `<path d="${path}" fill="none" stroke="${outline.color}" stroke-width="${size(outline.width * 2)}" stroke-linejoin="round"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size(width)} ${size(height)}">${stroke}<path d="${path}" fill="${color}"/></svg>`
}

/** Returns how large the letters of a text are at a place, in millimetres. */
export function letterSizeMm(
  { width }: Pick<OutlinedText, 'width'>,
  { widthMm }: Pick<DesignPlace, 'widthMm'>,
): number {
  return width > 0 ? widthMm / width : 0
}
