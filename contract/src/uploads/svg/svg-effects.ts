/** Filters of an SVG, each of which works on every pixel of what it is applied to. */

const effects = new Set(
  [
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDropShadow',
    'feFlood feGaussianBlur feImage feMerge feMorphology feOffset feSpecularLighting feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
)

/** Whether an element is a step of a filter. */
export const isEffect = (element: string) => effects.has(element)

/** The work of these grows with such a number; as a share of the drawing's longer side, or as it is. */
const limits: Readonly<
  Record<string, Readonly<Record<string, { readonly most: number; readonly isLength: boolean }>>>
> = {
  feGaussianBlur: { stdDeviation: { most: 0.5, isLength: true } },
  feDropShadow: { stdDeviation: { most: 0.5, isLength: true } },
  feMorphology: { radius: { most: 0.05, isLength: true } },
  feConvolveMatrix: { order: { most: 15, isLength: false } },
  feTurbulence: { numOctaves: { most: 10, isLength: false } },
}

/** Whether an attribute of a filter's step asks for more than any print shows. `span` is the drawing's longer side. */
export function isEffectTooLarge(element: string, attribute: string, value: string, span: number): boolean {
  const limit = limits[element]?.[attribute]
  if (!limit) return false
  const most = limit.isLength ? limit.most * span : limit.most
  return value
    .trim()
    .split(/[\s,]+/)
    .some((number) => Number(number) > most)
}
