/** One look: cut, cloth, prints and views of a garment as it is photographed, and the words in which looks are written. */
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import type { ColourId } from '../colours.ts'
import { brandMark } from './motifs/brand.ts'
import type { Inks, Motif } from './motifs/motif.ts'
import type { Wall } from './wall.ts'

/** Where a motif goes: the wearer's left chest, or across the front or back, no larger than `widthMm`. */
export type Stamp = {
  readonly motif: Motif
  readonly inks: Inks
  readonly at: 'chest' | 'middle'
  readonly widthMm?: number
}

export type View = {
  readonly name: string
  readonly side: GarmentSide
  readonly fabric: ColourId
  readonly rib?: string
  readonly sleeve?: string
  readonly panel?: string
  readonly cord?: string
  readonly stamps?: readonly Stamp[]
  /** A pattern over body and sleeves. */
  readonly allOver?: string
  /** With a print that is not part of the product: shows what could be ordered, not how a colour is sold. */
  readonly isExample?: true
}

export type Look = { readonly cut: GarmentCut; readonly wall: Wall; readonly views: readonly View[] }

/** An ink that is left out, so that the cloth shows. */
export const ownCloth = 'cloth'

export const cream = '#f6ecd9'
export const inkBlack = '#1c1a19'
export const red = '#d6402a'
export const marigold = '#f0a51d'
export const indigo = '#223c7d'
export const leafGreen = '#2f6b4a'
export const teal = '#1f9c93'

export const inks = (main: string, second: string, third: string, ground: string): Inks => ({
  main,
  second,
  third,
  ground,
})
export const middle = (motif: Motif, colours: Inks, widthMm?: number): Stamp => ({
  motif,
  inks: colours,
  at: 'middle',
  ...(widthMm && { widthMm }),
})
export const chest = (motif: Motif, colours: Inks, widthMm = 62): Stamp => ({
  motif,
  inks: colours,
  at: 'chest',
  widthMm,
})
export const mark = (ink: string) => chest(brandMark, inks(ink, ink, ink, ownCloth), 44)

export const front = (fabric: ColourId, more: Partial<View> = {}): View => ({
  name: 'front',
  side: 'front',
  fabric,
  ...more,
})
export const back = (fabric: ColourId, more: Partial<View> = {}): View => ({
  name: 'back',
  side: 'back',
  fabric,
  ...more,
})
/** The front once more in another colour. */
export const also = (fabric: ColourId, more: Partial<View> = {}): View => ({
  name: fabric,
  side: 'front',
  fabric,
  ...more,
})
