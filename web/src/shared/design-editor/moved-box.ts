/** How a design that is drawn at one place is shown at another. */
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'

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

/** The CSS transform of its picture in the garment's drawing, in the millimetres of that; empty where it is where it was drawn. */
export function layerTransform(from: DesignPlace, to: DesignPlace, area: PrintArea): string {
  const [before, after] = [middleOf(from, area), middleOf(to, area)]
  const factor = to.widthMm / from.widthMm
  const turned = to.rotationDeg - from.rotationDeg
  if (isSame(factor, 1) && isSame(turned, 0)) {
    const [x, y] = [after.x - before.x, after.y - before.y]
    return isSame(x, 0) && isSame(y, 0) ? '' : `translate(${x}px, ${y}px)`
  }
  return `translate(${after.x}px, ${after.y}px) rotate(${turned}deg) scale(${factor}) translate(${-before.x}px, ${-before.y}px)`
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6

const middleOf = ({ xMm, yMm, widthMm, heightMm }: DesignPlace, area: PrintArea) => ({
  x: area.x + xMm + widthMm / 2,
  y: area.y + yMm + heightMm / 2,
})
