/** The shop's print method, one for all designs, and its effect on a design and fabric. */
import { colourDistance, type Ink } from '../artwork.ts'
import { lightness } from '../trim-colours.ts'

export const printMethods = ['dtf', 'dtg', 'screen'] as const
export type PrintMethod = (typeof printMethods)[number]

export const printMethodNames: Readonly<Record<PrintMethod, string>> = {
  dtf: 'DTF transfer',
  dtg: 'Direct-to-garment (DTG)',
  screen: 'Screen printing',
}

/** Fabric with a lightness below this (1 is white) dulls the ink on it. */
const darkBelow = 0.6

/** Returns the fabrics that get a white underbase, so that the design's colours stay bright. */
export const underbasedOf = <Cloth extends { readonly hex: string }>(cloths: readonly Cloth[]): Cloth[] =>
  cloths.filter(({ hex }) => lightness(hex) < darkBelow)

/** Colours closer than this are printed with one ink. */
const oneInkWithin = 15
/** A colour with a smaller share of a picture is taken for a transition between two others. */
const leastShare = 0.03

type Layer = { readonly inks: readonly Ink[]; readonly outline?: string | undefined; readonly isPicture: boolean }

/**
 * Returns how many inks, one screen each, the layers of a placement need, without the white underbase. For pictures only the main colours are known, so
 * their count is an estimate of at least one.
 */
export function countInks(layers: readonly Layer[]): { readonly count: number; readonly isEstimate: boolean } {
  const wanted = layers.flatMap(({ inks, outline, isPicture }) => [
    ...inks.filter(({ share }, index) => !isPicture || index === 0 || share >= leastShare).map(({ hex }) => hex),
    ...(outline === undefined ? [] : [outline]),
  ])
  const inks: string[] = []
  for (const hex of wanted) if (inks.every((ink) => colourDistance(ink, hex) >= oneInkWithin)) inks.push(hex)
  return { count: inks.length, isEstimate: layers.some(({ isPicture }) => isPicture) }
}
