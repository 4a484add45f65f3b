/** The folds of the fabric, by cut and side, in millimetres. */
import type { GarmentCut, GarmentSide } from './cut.ts'
import { patterns } from './cut.ts'
import { curve, type Point, type Segment } from './path.ts'

/** One fold. `depth` is positive for a ridge in the light, negative for a valley in the shade. */
export type Fold = { readonly start: Point; readonly bend: Segment; readonly widthMm: number; readonly depth: number }

type Stroke = readonly [from: Point, first: Point, second: Point, to: Point, widthMm: number, depth: number]

const fold = ([start, first, second, to, widthMm, depth]: Stroke): Fold => ({
  start,
  bend: curve(first, second, to),
  widthMm,
  depth,
})

/** The drag lines from the underarms, and the soft folds below the chest. */
const bodyFolds = (cut: GarmentCut, side: GarmentSide): Stroke[] => {
  const { underarm, hem, waistHalf } = patterns[cut]
  const [ux, uy] = underarm
  const [hx, hy] = hem
  const m = side === 'front' ? 1 : -1
  const at = (x: number, y: number): Point => [x * m, y]
  return [
    [at(ux - 8, uy + 4), at(ux - 44, uy - 34), at(ux - 84, uy - 70), at(ux - 118, uy - 128), 13, -0.9],
    [at(ux - 6, uy + 14), at(ux - 52, uy - 6), at(ux - 104, uy - 30), at(ux - 150, uy - 84), 12, 0.7],
    [at(ux - 4, uy + 28), at(ux - 56, uy + 34), at(ux - 108, uy + 26), at(ux - 170, uy - 6), 14, -0.6],
    [at(ux - 6, uy + 46), at(ux - 50, uy + 74), at(ux - 92, uy + 88), at(ux - 160, uy + 84), 15, 0.5],
    [at(-ux + 8, uy + 4), at(-ux + 40, uy - 40), at(-ux + 72, uy - 78), at(-ux + 100, uy - 140), 13, -0.9],
    [at(-ux + 6, uy + 18), at(-ux + 56, uy), at(-ux + 110, uy - 20), at(-ux + 158, uy - 70), 13, 0.75],
    [at(-ux + 6, uy + 36), at(-ux + 62, uy + 48), at(-ux + 116, uy + 50), at(-ux + 180, uy + 24), 14, -0.55],
    [
      at(waistHalf - 8, uy + 130),
      at(waistHalf - 60, uy + 168),
      at(waistHalf - 110, uy + 180),
      at(40, uy + 170),
      16,
      -0.5,
    ],
    [
      at(waistHalf - 8, uy + 190),
      at(waistHalf - 70, uy + 236),
      at(waistHalf - 150, uy + 252),
      at(20, uy + 236),
      18,
      0.42,
    ],
    [
      at(-waistHalf + 8, uy + 110),
      at(-waistHalf + 62, uy + 160),
      at(-waistHalf + 120, uy + 184),
      at(-46, uy + 196),
      16,
      0.5,
    ],
    [
      at(-waistHalf + 8, uy + 200),
      at(-waistHalf + 56, uy + 262),
      at(-waistHalf + 120, uy + 300),
      at(-60, uy + 318),
      18,
      -0.5,
    ],
    [at(hx - 70, hy - 4), at(hx - 78, hy - 90), at(hx - 60, hy - 180), at(hx - 30, hy - 250), 15, -0.55],
    [at(hx - 112, hy - 2), at(hx - 126, hy - 70), at(hx - 120, hy - 150), at(hx - 92, hy - 224), 15, 0.5],
    [at(-hx + 54, hy - 4), at(-hx + 70, hy - 100), at(-hx + 58, hy - 190), at(-hx + 24, hy - 262), 15, -0.6],
    [at(-hx + 102, hy - 2), at(-hx + 122, hy - 80), at(-hx + 118, hy - 160), at(-hx + 90, hy - 236), 15, 0.5],
    [at(-60, hy), at(-52, hy - 60), at(-64, hy - 130), at(-40, hy - 210), 17, 0.32],
    [at(46, hy + 2), at(58, hy - 70), at(44, hy - 130), at(70, hy - 200), 17, -0.32],
  ]
}

const shortSleeveFolds = (cut: GarmentCut): Stroke[] => {
  const { shoulder, underarm, cuffOuter, cuffInner } = patterns[cut]
  const [sx, sy] = shoulder
  const [ux, uy] = underarm
  const [ix, iy] = cuffInner
  const [ox, oy] = cuffOuter
  return [1, -1].flatMap((m): Stroke[] => {
    const at = (x: number, y: number): Point => [x * m, y]
    return [
      [at(ux + 2, uy - 6), at(ux + 18, uy - 50), at(sx + 40, sy + 90), at(sx + 22, sy + 42), 10, -0.8],
      [at(ux + 8, uy + 16), at(ux + 40, uy - 30), at(sx + 74, sy + 120), at(sx + 70, sy + 66), 11, 0.65],
      [at(ix + 8, iy - 8), at(ix + 34, iy - 58), at(ix + 56, iy - 96), at(ox - 52, oy - 74), 11, -0.7],
      [at(ix + 44, iy - 26), at(ix + 60, iy - 70), at(ix + 70, iy - 92), at(ox - 28, oy - 54), 10, 0.5],
      [at(sx - 4, sy + 28), at(sx + 14, sy + 70), at(sx + 22, sy + 110), at(ux + 6, uy - 50), 11, 0.5 + 0.15 * m],
    ]
  })
}

const longSleeveFolds = (cut: GarmentCut): Stroke[] => {
  const { shoulder, underarm, cuffOuter, cuffInner } = patterns[cut]
  const [sx, sy] = shoulder
  const [ux, uy] = underarm
  const [ix, iy] = cuffInner
  const [ox] = cuffOuter
  return [1, -1].flatMap((m): Stroke[] => {
    const at = (x: number, y: number): Point => [x * m, y]
    const crease = (y: number, tilt: number, widthMm: number, depth: number): Stroke => [
      at(ix + 4, y),
      at(ix + 30, y - tilt),
      at(ox - 40, y - tilt * 0.4),
      at(ox - 10, y + tilt * 0.7),
      widthMm,
      depth,
    ]
    return [
      [at(ux + 2, uy - 8), at(ux + 14, uy - 70), at(sx + 52, sy + 110), at(sx + 32, sy + 46), 12, -0.85],
      [at(ux + 10, uy + 24), at(ux + 40, uy - 40), at(sx + 90, sy + 120), at(sx + 80, sy + 66), 14, 0.7],
      [at(ux + 14, uy + 70), at(ux + 46, uy + 24), at(ux + 80, uy - 10), at(ux + 92, uy - 70), 14, -0.6],
      crease(iy - 84, 26, 11, -0.85),
      crease(iy - 108, 30, 12, 0.8),
      crease(iy - 136, 24, 11, -0.7),
      crease(iy - 166 - 8 * m, 34, 13, 0.7),
      crease(iy - 206, 20, 12, -0.6),
      crease(iy - 262 + 10 * m, 38, 14, 0.55),
      [at(ux + 30, uy + 110), at(ux + 52, uy + 150), at(ux + 62, uy + 180), at(ix + 40, iy - 170), 14, -0.5],
    ]
  })
}

const neckFolds = (cut: GarmentCut, side: GarmentSide): Stroke[] => {
  if (side === 'back') return [[[-90, 60], [-50, 84], [50, 84], [90, 60], 10, 0.3]]
  const { neckDropFront: drop, shoulder } = patterns[cut]
  const [sx, sy] = shoulder
  return [
    [[64, drop - 4], [96, drop + 34], [130, drop + 70], [142, drop + 120], 13, -0.4],
    [[-70, drop - 8], [-108, drop + 26], [-140, drop + 50], [-160, drop + 104], 13, 0.4],
    [[sx - 20, sy + 16], [sx - 66, sy + 30], [140, sy + 56], [118, sy + 96], 13, 0.4],
    [[-sx + 20, sy + 16], [-sx + 60, sy + 34], [-146, sy + 60], [-120, sy + 104], 13, -0.38],
  ]
}

/** Returns every fold of a garment, from back to front. */
export const folds = (cut: GarmentCut, side: GarmentSide): Fold[] =>
  [
    ...bodyFolds(cut, side),
    ...neckFolds(cut, side),
    ...(cut === 'hoodie' ? longSleeveFolds(cut) : shortSleeveFolds(cut)),
  ].map(fold)
