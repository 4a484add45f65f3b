/** Shows a design drawn at one place at another. */
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentView } from '../garment/Garment.tsx'

export const share = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Returns the style of a box over a place in its print area. */
export const boxOf = ({ xMm, yMm, widthMm, heightMm, rotationDeg }: DesignPlace, area: PrintArea) => ({
  left: share(xMm, area.widthMm),
  top: share(yMm, area.heightMm),
  width: share(widthMm, area.widthMm),
  height: share(heightMm, area.heightMm),
  rotate: `${rotationDeg}deg`,
})

/** Returns the transform of that box while its design is elsewhere; a pure translation if size and rotation are equal, which needs no layout. */
export function boxTransform(from: DesignPlace, to: DesignPlace, area: PrintArea) {
  const isOnlyMoved = isSame(from.widthMm, to.widthMm) && isSame(from.rotationDeg, to.rotationDeg)
  if (!isOnlyMoved) return { ...boxOf(to, area), translate: '' }
  const [x, y] = [share(to.xMm - from.xMm, from.widthMm), share(to.yMm - from.yMm, from.heightMm)]
  return { ...boxOf(from, area), translate: x === y && x === '0%' ? '' : `${x} ${y}` }
}

/** A print area, and the visible part of the garment around it. */
export type ShownArea = { readonly area: PrintArea; readonly view: GarmentView }

/** Returns the CSS transform of a sheet with the whole view and the design in it, from its top left corner; empty if unmoved. */
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
