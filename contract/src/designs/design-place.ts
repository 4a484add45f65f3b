/** The place of a design in its print area, which it can never leave. All lengths in millimetres. */
import * as z from 'zod/mini'
import type { PrintArea } from '../garment/print-area.ts'

const Millimetres = z.number().check(z.gte(-1000), z.lte(1000))
const Length = z.number().check(z.gt(0), z.lte(1000))

/**
 * A design's place in its print area. `xMm`, `yMm` are the top left corner of the unrotated design from the area's top left corner; it is rotated
 * clockwise around its own centre.
 */
export const DesignPlace = z.object({
  xMm: Millimetres,
  yMm: Millimetres,
  widthMm: Length,
  heightMm: Length,
  rotationDeg: z.number().check(z.gte(-180), z.lte(180)),
})
export type DesignPlace = z.infer<typeof DesignPlace>

type Area = Pick<PrintArea, 'widthMm' | 'heightMm'>

/** The smallest side of a design, in millimetres; anything smaller would not be recognisable in print. */
export const smallestSideMm = 10

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns width and height of the bounding box of a rotated design. */
export function turnedBox({
  widthMm,
  heightMm,
  rotationDeg,
}: Pick<DesignPlace, 'widthMm' | 'heightMm' | 'rotationDeg'>) {
  const [cos, sin] = [Math.abs(Math.cos(radians(rotationDeg))), Math.abs(Math.sin(radians(rotationDeg)))]
  return { widthMm: widthMm * cos + heightMm * sin, heightMm: widthMm * sin + heightMm * cos }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))
const hundredths = (value: number) => Math.round(value * 100) / 100

/** Returns the equivalent angle between −180 and 180 degrees. */
export const normalAngle = (degrees: number) => {
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180
  return turned === 0 ? 0 : turned
}

/**
 * Returns the nearest place wholly inside the area, with its proportions kept: a design too large for the area is first scaled down, then moved in from
 * the edges.
 */
export function keepInside(place: DesignPlace, area: Area): DesignPlace {
  const rotationDeg = hundredths(normalAngle(place.rotationDeg))
  const box = turnedBox({ ...place, rotationDeg })
  const shrink = Math.min(1, area.widthMm / box.widthMm, area.heightMm / box.heightMm)
  const widthMm = place.widthMm * shrink
  const heightMm = place.heightMm * shrink
  const [halfBox, halfBoxHigh] = [(box.widthMm * shrink) / 2, (box.heightMm * shrink) / 2]
  const middleX = clamp(place.xMm + place.widthMm / 2, halfBox, area.widthMm - halfBox)
  const middleY = clamp(place.yMm + place.heightMm / 2, halfBoxHigh, area.heightMm - halfBoxHigh)
  return { xMm: middleX - widthMm / 2, yMm: middleY - heightMm / 2, widthMm, heightMm, rotationDeg }
}

/** Returns the initial place of a design with these proportions: as large as the area allows, centred, at the collar end. */
export function firstPlace(aspect: { readonly width: number; readonly height: number }, area: Area): DesignPlace {
  const scale = Math.min(area.widthMm / aspect.width, area.heightMm / aspect.height)
  const [widthMm, heightMm] = [aspect.width * scale, aspect.height * scale]
  return { xMm: (area.widthMm - widthMm) / 2, yMm: 0, widthMm, heightMm, rotationDeg: 0 }
}

/** Returns the design moved by an offset. */
export const moveDesign = (place: DesignPlace, byX: number, byY: number, area: Area): DesignPlace =>
  keepInside({ ...place, xMm: place.xMm + byX, yMm: place.yMm + byY }, area)

/** Returns the design scaled by `factor` around its own centre, never below the smallest side and never beyond the area. */
export function scaleDesign(
  place: DesignPlace,
  factor: number,
  area: Area,
  smallestMm: number = smallestSideMm,
): DesignPlace {
  const box = turnedBox(place)
  const most = Math.min(area.widthMm / box.widthMm, area.heightMm / box.heightMm)
  const least = Math.min(most, smallestMm / Math.min(place.widthMm, place.heightMm))
  const allowed = clamp(factor, least, most)
  const [widthMm, heightMm] = [place.widthMm * allowed, place.heightMm * allowed]
  return keepInside(
    {
      ...place,
      widthMm,
      heightMm,
      xMm: place.xMm + (place.widthMm - widthMm) / 2,
      yMm: place.yMm + (place.heightMm - heightMm) / 2,
    },
    area,
  )
}

/** Returns the design rotated by an angle, snapping to quarter turns within three degrees. */
export function turnDesign(place: DesignPlace, byDegrees: number, area: Area, snaps = true): DesignPlace {
  const free = normalAngle(place.rotationDeg + byDegrees)
  const quarter = Math.round(free / 90) * 90
  return keepInside({ ...place, rotationDeg: snaps && Math.abs(free - quarter) <= 3 ? quarter : free }, area)
}

/** Returns whether a place sent by a client lies wholly inside its area; a tenth of a millimetre is allowed for rounding. */
export function isInsideArea(place: DesignPlace, area: Area): boolean {
  const box = turnedBox(place)
  const middleX = place.xMm + place.widthMm / 2
  const middleY = place.yMm + place.heightMm / 2
  const slack = 0.1
  return (
    middleX - box.widthMm / 2 >= -slack &&
    middleY - box.heightMm / 2 >= -slack &&
    middleX + box.widthMm / 2 <= area.widthMm + slack &&
    middleY + box.heightMm / 2 <= area.heightMm + slack
  )
}

/** Returns the design in the centre of its area, with its size and rotation. */
export function centreDesign(place: DesignPlace, area: Area): DesignPlace {
  return keepInside(
    { ...place, xMm: (area.widthMm - place.widthMm) / 2, yMm: (area.heightMm - place.heightMm) / 2 },
    area,
  )
}

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

/** Returns the design at an edge of its area, or half way between two; rotated ones touch it with their outermost corner. */
export function alignDesign(place: DesignPlace, to: Alignment, area: Area): DesignPlace {
  const beyond = area.widthMm + area.heightMm + place.widthMm + place.heightMm
  const moves: Record<Alignment, Partial<DesignPlace>> = {
    left: { xMm: -beyond },
    centre: { xMm: (area.widthMm - place.widthMm) / 2 },
    right: { xMm: beyond },
    top: { yMm: -beyond },
    middle: { yMm: (area.heightMm - place.heightMm) / 2 },
    bottom: { yMm: beyond },
  }
  return keepInside({ ...place, ...moves[to] }, area)
}

/** Returns a place as text for screen readers: '150 × 90 mm, 30 mm from the left, 12 mm from the top, turned by 15°'. */
export function placeInWords({ xMm, yMm, widthMm, heightMm, rotationDeg }: DesignPlace): string {
  const [x, y, width, height, turned] = [xMm, yMm, widthMm, heightMm, rotationDeg].map(
    (value) => Math.round(value) || 0,
  )
  const words = [`${width} × ${height} mm`, `${x} mm from the left`, `${y} mm from the top`]
  return [...words, ...(turned === 0 ? [] : [`turned by ${turned}°`])].join(', ')
}
