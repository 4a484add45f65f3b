import type { DesignPlace } from '../designs/design-place.ts'
import type { TextStyle } from './design-document.ts'
import type { OutlinedText } from './outline-text.ts'

const size = (value: number) => Math.round(value * 10_000) / 10_000

/**
 * Returns the outlines of a text as an SVG in its colours, with a view box that fits its ink exactly, so that it can be drawn straight into its place.
 * Undefined if nothing is visible.
 */
export function svgOf({ path, width, height }: OutlinedText, { color, outline }: TextStyle): string | undefined {
  if (path === '' || width <= 0 || height <= 0) return undefined
  const stroke = outline
    ? `<path d="${path}" fill="none" stroke="${outline.color}" stroke-width="${size(outline.width * 2)}" stroke-linejoin="round"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size(width)} ${size(height)}">${stroke}<path d="${path}" fill="${color}"/></svg>`
}

/** Returns the letter size of a text at a place, in millimetres. */
export function letterSizeMm(
  { width }: Pick<OutlinedText, 'width'>,
  { widthMm }: Pick<DesignPlace, 'widthMm'>,
): number {
  return width > 0 ? widthMm / width : 0
}
