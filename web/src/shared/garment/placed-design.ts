import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { firstMotifSpot, firstSpot, placeOfText, smallestTextMm } from '@teeshala/contract/design-document/text-spot'
import { type DesignPlace, firstPlace, keepInside, smallestSideMm } from '@teeshala/contract/designs/design-place'
import { effectiveDpi } from '@teeshala/contract/designs/print-quality'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import type { Picture } from '../uploads/pictures/read-picture.ts'

/** A picture at a place in a print area. */
export type PlacedDesign = {
  readonly id: string
  readonly picture: Picture
  readonly place: DesignPlace
  /** Present for a text; width and height are multiples of its letter size. */
  readonly text?: { readonly style: TextStyle; readonly width: number; readonly height: number }
  /** Present for a motif; width and height are fractions of its drawing's longer side. */
  readonly motif?: { readonly style: MotifStyle; readonly width: number; readonly height: number }
}

/** Returns the minimum of a design's shorter side. */
export const smallestOf = ({ text }: Pick<PlacedDesign, 'text'>): number => (text ? smallestTextMm : smallestSideMm)

/** Returns a design's start position. */
export function startOf({ picture, text, motif }: PlacedDesign, area: PrintArea): DesignPlace {
  if (motif) return placeOfText(firstMotifSpot(area), motif, area)
  return text ? placeOfText(firstSpot(area), text, area) : placeIn(area, picture)
}

/** Returns a picture's stored place, moved into the area, or its start position. */
export function placeIn(
  area: PrintArea,
  { widthPx: width, heightPx: height }: Pick<Picture, 'widthPx' | 'heightPx'>,
  place?: DesignPlace,
): DesignPlace {
  return place ? keepInside(place, area) : firstPlace({ width, height }, area)
}

/** Returns a picture's dpi at this place; undefined for a vector picture. */
export function dpiAt(picture: Picture, place: DesignPlace): number | undefined {
  return picture.isVector ? undefined : effectiveDpi({ width: picture.widthPx, height: picture.heightPx }, place)
}
