/** How designs are put on cloth, one way for the whole shop, and what that means for a design on a cloth. */
import { colourDistance, type Ink } from '../artwork.ts'
import { lightness } from '../trim-colours.ts'

export const printMethods = ['dtf', 'dtg', 'screen'] as const
export type PrintMethod = (typeof printMethods)[number]

export const printMethodNames: Readonly<Record<PrintMethod, string>> = {
  dtf: 'DTF transfer',
  dtg: 'Direct-to-garment (DTG)',
  screen: 'Screen printing',
}

/** Cloth darker than this, where 1 is white, dulls the ink on it. */
const darkBelow = 0.6

/** Returns the cloths on which white is printed under a design, so that its colours stay bright. */
export const underbasedOf = <Cloth extends { readonly hex: string }>(cloths: readonly Cloth[]): Cloth[] =>
  cloths.filter(({ hex }) => lightness(hex) < darkBelow)

/** Colours nearer to each other than this are printed with one ink. */
const oneInkWithin = 15
/** A colour with less of a picture than this is taken for the edge between two others. */
const leastShare = 0.03

type Layer = { readonly inks: readonly Ink[]; readonly outline?: string | undefined; readonly isPicture: boolean }

/**
 * Returns how many inks, one screen each, the layers of one placement need, without the white underneath. Of a picture only the main
 * colours are known, so the count of one is an estimate, and one ink at least.
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
