/** The large pieces of a garment: body, sleeves, collar and what is visible through the neck. */
import { type GarmentCut, type GarmentSide, type Pattern, patterns } from './cut.ts'
import { closed, curve, join, line, mirror, open, type Path, type Point, reverse, symmetric } from './path.ts'

/** How far the collar stands above the shoulder. */
const COLLAR_STAND = 9

const along = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/** Right half of a neckline, from the centre to the shoulder. `inset` moves it inwards, towards the throat. */
export const neckline = (cut: GarmentCut, side: GarmentSide, inset = 0): Path => {
  const { neckHalf, neckDropFront, neckDropBack } = patterns[cut]
  const half = neckHalf - inset * 0.86
  const rise = inset ? -COLLAR_STAND * Math.min(1, inset / 20) : 0
  if (side === 'front' && cut === 'v-neck') {
    const drop = neckDropFront - inset * 1.5
    return open([0, drop], curve([half * 0.2, drop * 0.8], [half * 0.94, drop * 0.36], [half, rise]))
  }
  const drop = (side === 'front' ? neckDropFront : neckDropBack) - inset
  const start: Point = [0, drop]
  return side === 'front'
    ? open(start, curve([half * 0.56, drop], [half * 0.92, drop * 0.56], [half, rise]))
    : open(start, curve([half * 0.46, drop], [half * 0.84, drop * 0.7], [half, rise]))
}

const wholeNeckline = (cut: GarmentCut, side: GarmentSide, inset: number): Path => {
  const right = neckline(cut, side, inset)
  const left = reverse(mirror(right))
  return { start: left.start, segments: [...left.segments, ...right.segments], closed: false }
}

/** The seam between body and right sleeve, from the shoulder to the underarm. */
export const armhole = (cut: GarmentCut): Path => {
  const { neckHalf, shoulder, underarm } = patterns[cut]
  if (cut === 'dry-fit') {
    const neck: Point = [neckHalf - 4, 12]
    return open(neck, curve([neckHalf + 44, 92], [underarm[0] - 62, underarm[1] - 46], underarm))
  }
  const [sx, sy] = shoulder
  const [ux, uy] = underarm
  return open(shoulder, curve([sx - 12, sy + (uy - sy) * 0.4], [ux - 30, uy - (uy - sy) * 0.26], underarm))
}

/** Body without sleeves. */
export const body = (cut: GarmentCut, side: GarmentSide): Path => {
  const { shoulder, underarm, waistHalf, hem, hemDrop } = patterns[cut]
  const neck = neckline(cut, side)
  const [ux, uy] = underarm
  const [hx, hy] = hem
  const waistY = uy + (hy - uy) * 0.52
  const toShoulder =
    cut === 'dry-fit' ? [line(armhole(cut).start)] : [curve([116, 9], [shoulder[0] - 40, shoulder[1] - 12], shoulder)]
  return symmetric({
    start: neck.start,
    segments: [
      ...neck.segments,
      ...toShoulder,
      ...armhole(cut).segments,
      curve([ux - 2, uy + 60], [waistHalf, waistY - 90], [waistHalf, waistY]),
      curve([waistHalf, waistY + 80], [hx - 2, hy - 70], [hx, hy - 6]),
      curve([hx, hy + 2], [hx - 4, hy + 3], [hx - 12, hy + 3]),
      curve([hx * 0.6, hy + hemDrop], [hx * 0.3, hy + hemDrop], [0, hy + hemDrop]),
    ],
    closed: true,
  })
}

/** The curve along the top of the right arm, from the shoulder to the cuff. */
const sleeveTop = (cut: GarmentCut): Path => {
  const { shoulder, cuffOuter } = patterns[cut]
  const [sx, sy] = shoulder
  const [cx, cy] = cuffOuter
  if (cut === 'hoodie') return open(shoulder, curve([sx + 66, sy + 24], [cx - 14, cy - 330], cuffOuter))
  return open(shoulder, curve([sx + 52, sy + 20], [cx - 50, cy - 104], cuffOuter))
}

const sleeveInside = (cut: GarmentCut): Path => {
  const { underarm, cuffInner } = patterns[cut]
  const [ux, uy] = underarm
  const [cx, cy] = cuffInner
  return cut === 'hoodie'
    ? open(cuffInner, curve([cx - 16, cy - 150], [ux + 14, uy + 110], underarm))
    : open(cuffInner, curve([cx - 6, cy - 24], [ux + 8, uy + 26], underarm))
}

/** The right sleeve (on the viewer's right). */
export const sleeve = (cut: GarmentCut): Path => {
  const { shoulder, neckHalf, cuffOuter, cuffInner } = patterns[cut]
  const top = sleeveTop(cut)
  const seam = armhole(cut)
  const fromNeck =
    cut === 'dry-fit'
      ? [line([neckHalf, 0] as Point), curve([116, 9], [shoulder[0] - 40, shoulder[1] - 12], shoulder), ...top.segments]
      : top.segments
  const [ox, oy] = cuffOuter
  const [ix, iy] = cuffInner
  const bow: Point = [(ox + ix) / 2 + 4, (oy + iy) / 2 + 10]
  return {
    start: seam.start,
    segments: [
      ...fromNeck,
      curve(along(cuffOuter, bow, 0.6), along(cuffInner, bow, 0.8), cuffInner),
      ...sleeveInside(cut).segments,
      ...reverse(seam).segments,
    ],
    closed: true,
  }
}

/** A band along the cuff of the right sleeve. */
export const cuff = (cut: GarmentCut): Path => {
  const { cuffOuter, cuffInner, cuffBand } = patterns[cut]
  const [ox, oy] = cuffOuter
  const [ix, iy] = cuffInner
  const bow: Point = [(ox + ix) / 2 + 4, (oy + iy) / 2 + 10]
  const up = cuffDirection(patterns[cut])
  const lift = ([x, y]: Point): Point => [x + up[0] * cuffBand, y + up[1] * cuffBand]
  const grow = cut === 'hoodie' ? 4 : 0
  const innerTop: Point = [lift(cuffInner)[0] - grow, lift(cuffInner)[1]]
  const outerTop: Point = [lift(cuffOuter)[0] + grow, lift(cuffOuter)[1]]
  return closed(
    cuffOuter,
    curve(along(cuffOuter, bow, 0.6), along(cuffInner, bow, 0.8), cuffInner),
    line(innerTop),
    curve(lift(along(cuffInner, bow, 0.8)), lift(along(cuffOuter, bow, 0.6)), outerTop),
  )
}

/** Returns the unit vector from the cuff up the arm. */
export const cuffDirection = ({ cuffOuter, cuffInner }: Pattern): Point => {
  const [dx, dy] = [cuffInner[0] - cuffOuter[0], cuffInner[1] - cuffOuter[1]]
  const length = Math.hypot(dx, dy)
  return [-dy / length, dx / length]
}

/** The rib around a round or V neck. */
export const collarBand = (cut: GarmentCut, side: GarmentSide): Path => {
  const { collarWidth } = patterns[cut]
  return join(wholeNeckline(cut, side, 0), reverse(wholeNeckline(cut, side, collarWidth)))
}

/** The inside of the back, visible through the neck from the front. */
export const neckInside = (cut: GarmentCut): Path => {
  const { collarWidth } = patterns[cut]
  return join(wholeNeckline(cut, 'front', collarWidth), reverse(wholeNeckline(cut, 'back', collarWidth)))
}

/** The inner face of the back collar, visible through the neck. */
export const neckInsideBand = (cut: GarmentCut): Path => {
  const { collarWidth } = patterns[cut]
  const top = wholeNeckline(cut, 'back', collarWidth)
  const lower = wholeNeckline(cut, 'back', collarWidth * 0.1)
  const inner = {
    ...lower,
    start: top.start,
    segments: lower.segments.map((segment, index) =>
      index === lower.segments.length - 1 ? { ...segment, to: top.segments.at(-1)?.to as Point } : segment,
    ),
  }
  return join(inner, reverse(top))
}

/** The turned-up hem, or the rib below a hoodie. */
export const hemBand = (cut: GarmentCut): Path => {
  const { hem, hemDrop, hemBand: width } = patterns[cut]
  const [hx, hy] = hem
  const top = hy - width
  return symmetric(
    open(
      [0, top + hemDrop * 0.9],
      curve(
        [hx * 0.3, top + hemDrop * 0.9],
        [hx * 0.7, top + hemDrop * 0.6],
        [hx + (cut === 'hoodie' ? 4 : -0.5), top],
      ),
      line([hx, hy - 6]),
      curve([hx, hy + 2], [hx - 4, hy + 3], [hx - 12, hy + 3]),
      curve([hx * 0.6, hy + hemDrop], [hx * 0.3, hy + hemDrop], [0, hy + hemDrop]),
    ),
  )
}

/** The outer shape of the garment, as pieces to be painted together. */
export const silhouette = (cut: GarmentCut, side: GarmentSide): Path[] => {
  const pieces = [sleeve(cut), mirror(sleeve(cut)), body(cut, side)]
  return side === 'front' && cut !== 'hoodie' ? [...pieces, neckInside(cut)] : pieces
}
