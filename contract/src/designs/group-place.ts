/** Moves, scales and rotates several designs together. */
import { type DesignPlace, normalAngle, turnedBox } from './design-place.ts'

/** Returns the bounding box of all these places, at least one. */
export function boxAround(places: readonly DesignPlace[]): DesignPlace {
  const boxes = places.map((place) => {
    const { widthMm, heightMm } = turnedBox(place)
    const [x, y] = [place.xMm + place.widthMm / 2, place.yMm + place.heightMm / 2]
    return { left: x - widthMm / 2, right: x + widthMm / 2, top: y - heightMm / 2, bottom: y + heightMm / 2 }
  })
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top, rotationDeg: 0 }
}

/** Returns the new place of a design when the box around it changes, with its proportions kept. */
export function followBox(place: DesignPlace, from: DesignPlace, to: DesignPlace): DesignPlace {
  const factor = to.widthMm / from.widthMm
  const byDeg = to.rotationDeg - from.rotationDeg
  const [cos, sin] = [Math.cos((byDeg * Math.PI) / 180), Math.sin((byDeg * Math.PI) / 180)]
  const [before, after] = [middleOf(from), middleOf(to)]
  const middle = middleOf(place)
  const [x, y] = [(middle.x - before.x) * factor, (middle.y - before.y) * factor]
  const [widthMm, heightMm] = [place.widthMm * factor, place.heightMm * factor]
  return {
    xMm: after.x + x * cos - y * sin - widthMm / 2,
    yMm: after.y + x * sin + y * cos - heightMm / 2,
    widthMm,
    heightMm,
    rotationDeg: normalAngle(place.rotationDeg + byDeg),
  }
}

const middleOf = ({ xMm, yMm, widthMm, heightMm }: DesignPlace) => ({ x: xMm + widthMm / 2, y: yMm + heightMm / 2 })
