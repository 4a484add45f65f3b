import type { PrintArea } from '../garment/print-area.ts'
import { type DesignPlace, keepInside } from './design-place.ts'

type Area = Pick<PrintArea, 'widthMm' | 'heightMm'>

/**
 * Returns the place of a design in another print area, in millimetres: arrangements keep their proportions around the centre, scaled to fit both sides
 * of the new area.
 */
export function carryPlace(place: DesignPlace, from: Area, to: Area): DesignPlace {
  const factor = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm)
  const [widthMm, heightMm] = [place.widthMm * factor, place.heightMm * factor]
  const middleX = to.widthMm / 2 + (place.xMm + place.widthMm / 2 - from.widthMm / 2) * factor
  const middleY = to.heightMm / 2 + (place.yMm + place.heightMm / 2 - from.heightMm / 2) * factor
  return keepInside(
    { xMm: middleX - widthMm / 2, yMm: middleY - heightMm / 2, widthMm, heightMm, rotationDeg: place.rotationDeg },
    to,
  )
}
