/** The filter elements of SVG, which process every pixel of their target. */

const effects = new Set(
  [
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDropShadow',
    'feFlood feGaussianBlur feImage feMerge feMorphology feOffset feSpecularLighting feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
)

/** Returns whether an element is a step of a filter. */
export const isEffect = (element: string) => effects.has(element)

/** Attributes whose value increases the work, with their limits: relative to the drawing's longer side, or absolute. */
const limits: Readonly<
  Record<string, Readonly<Record<string, { readonly most: number; readonly isLength: boolean }>>>
> = {
  feGaussianBlur: { stdDeviation: { most: 0.5, isLength: true } },
  feDropShadow: { stdDeviation: { most: 0.5, isLength: true } },
  feMorphology: { radius: { most: 0.05, isLength: true } },
  feConvolveMatrix: { order: { most: 15, isLength: false } },
  feTurbulence: { numOctaves: { most: 10, isLength: false } },
}

/** Returns whether an attribute of a filter step exceeds anything useful in print. `span` is the drawing's longer side. */
export function isEffectTooLarge(element: string, attribute: string, value: string, span: number): boolean {
  const limit = limits[element]?.[attribute]
  if (!limit) return false
  const most = limit.isLength ? limit.most * span : limit.most
  return value
    .trim()
    .split(/[\s,]+/)
    .some((number) => Number(number) > most)
}
