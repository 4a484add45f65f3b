/** How a design that is drawn at one place is shown at another. */
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentView } from '../garment/Garment.tsx'

export const share = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The style of a box over a place in its print area. */
export const boxOf = ({ xMm, yMm, widthMm, heightMm, rotationDeg }: DesignPlace, area: PrintArea) => ({
  left: share(xMm, area.widthMm),
  top: share(yMm, area.heightMm),
  width: share(widthMm, area.widthMm),
  height: share(heightMm, area.heightMm),
  rotate: `${rotationDeg}deg`,
})

/** The style of that box while its design is elsewhere: only moved where it is as large and as turned, which costs no layout. */
export function boxTransform(from: DesignPlace, to: DesignPlace, area: PrintArea) {
  const isOnlyMoved = isSame(from.widthMm, to.widthMm) && isSame(from.rotationDeg, to.rotationDeg)
  if (!isOnlyMoved) return { ...boxOf(to, area), translate: '' }
  const [x, y] = [share(to.xMm - from.xMm, from.widthMm), share(to.yMm - from.yMm, from.heightMm)]
  return { ...boxOf(from, area), translate: x === y && x === '0%' ? '' : `${x} ${y}` }
}

/** A print area, and the part of the garment that is shown with it. */
export type ShownArea = { readonly area: PrintArea; readonly view: GarmentView }

/** The CSS transform of a sheet that shows all of the view with the design in it, from its top left corner; empty where it is where it was drawn. */
export function layerTransform(from: DesignPlace, to: DesignPlace, shown: ShownArea): string {
  const [before, after] = [middleOf(from, shown), middleOf(to, shown)]
  const factor = to.widthMm / from.widthMm
  const turned = to.rotationDeg - from.rotationDeg
  const translate = (x: number, y: number) =>
    `translate(${share(x, shown.view.sideMm)}, ${share(y, shown.view.sideMm)})`
  if (isSame(factor, 1) && isSame(turned, 0)) {
    const [x, y] = [after.x - before.x, after.y - before.y]
    return isSame(x, 0) && isSame(y, 0) ? '' : translate(x, y)
  }
  return `${translate(after.x, after.y)} rotate(${turned}deg) scale(${factor}) ${translate(-before.x, -before.y)}`
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6

const middleOf = ({ xMm, yMm, widthMm, heightMm }: DesignPlace, { area, view }: ShownArea) => ({
  x: area.x + xMm + widthMm / 2 - view.x,
  y: area.y + yMm + heightMm / 2 - view.y,
})
