import type { DesignPlace } from '../designs/design-place.ts'
import type { TextStyle } from './design-document.ts'
import type { OutlinedText } from './outline-text.ts'

const size = (value: number) => Math.round(value * 10_000) / 10_000

/** Returns outlines of a text as an SVG in its colours, whose view box is exactly their ink: drawn into its place, it is printed there. Undefined where nothing is to be seen. */
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
