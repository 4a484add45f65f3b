import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { firstMotifSpot, firstSpot, placeOfText, smallestTextMm } from '@teeshala/contract/design-document/text-spot'
import { type DesignPlace, firstPlace, keepInside, smallestSideMm } from '@teeshala/contract/designs/design-place'
import { effectiveDpi } from '@teeshala/contract/designs/print-quality'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import type { Picture } from '../uploads/pictures/read-picture.ts'

/** A picture somewhere in a print area. */
export type PlacedDesign = {
  readonly id: string
  readonly picture: Picture
  readonly place: DesignPlace
  /** Present where the picture is of a text; width and height are shares of its letters' size. */
  readonly text?: { readonly style: TextStyle; readonly width: number; readonly height: number }
  /** Present where the picture is of a motif; width and height are shares of its drawing's longer side. */
  readonly motif?: { readonly style: MotifStyle; readonly width: number; readonly height: number }
}

/** So small a design may be made on its shorter side. */
export const smallestOf = ({ text }: Pick<PlacedDesign, 'text'>): number => (text ? smallestTextMm : smallestSideMm)

/** Where a design lies before it is touched. */
export function startOf({ picture, text, motif }: PlacedDesign, area: PrintArea): DesignPlace {
  if (motif) return placeOfText(firstMotifSpot(area), motif, area)
  return text ? placeOfText(firstSpot(area), text, area) : placeIn(area, picture)
}

/** Where a picture lies: where it was put, brought into the area, or else where it starts. */
export function placeIn(
  area: PrintArea,
  { widthPx: width, heightPx: height }: Pick<Picture, 'widthPx' | 'heightPx'>,
  place?: DesignPlace,
): DesignPlace {
  return place ? keepInside(place, area) : firstPlace({ width, height }, area)
}

/** Dots an inch of a picture at this place; undefined for one made of shapes, which has none. */
export function dpiAt(picture: Picture, place: DesignPlace): number | undefined {
  return picture.isVector ? undefined : effectiveDpi({ width: picture.widthPx, height: picture.heightPx }, place)
}
