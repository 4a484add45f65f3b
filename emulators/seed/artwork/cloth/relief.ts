/** The cloth as a landscape at half the frame's size: how far every pixel stands out. Light and a print's warp come from it. */
import type { GarmentDrawing, Piece } from '@teeshala/contract/garment/drawing'
import type { Fold } from '@teeshala/contract/garment/folds'
import { flatten, type Point } from '@teeshala/contract/garment/path'
import { framed, HALF, type Placing } from '../frame.ts'
import { noiseFrom } from './noise.ts'
import { blur, coverage, type Plane } from './raster.ts'

const HALF_PIXELS = HALF.width * HALF.height

/** How far each piece swells, and over how many pixels it rounds off towards its edge. */
const volumes: readonly { piece: Piece; rise: number; rounding: number }[] = [
  { piece: 'sleeves', rise: 2.6, rounding: 17 },
  { piece: 'body', rise: 2.2, rounding: 15 },
  { piece: 'pocket', rise: 1, rounding: 3 },
  { piece: 'hood', rise: 8, rounding: 22 },
  { piece: 'collar', rise: 2.2, rounding: 5 },
]

const stacked = new Set<Piece>(['pocket', 'hood', 'collar'])

const halfCoverage = (placing: Placing, d: string) => coverage(framed(placing, `<path d="${d}"/>`, '', HALF))

const pieceOutline = (drawing: GarmentDrawing, piece: Piece) =>
  drawing.layers
    .filter((layer) => layer.piece === piece && layer.strokeMm === undefined)
    .map((layer) => layer.d)
    .join('')

/** Half at the edge of a mask, one deep inside it: the share of the full swell. */
const roundness = (soft: number) => Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, (soft - 0.14) / 0.8)))

/** The wearer inside the whole garment, and each piece's own roundness on top. */
async function swell(drawing: GarmentDrawing, placing: Placing): Promise<Plane> {
  const whole = blur(await halfCoverage(placing, drawing.silhouette), 34, HALF)
  const relief: Plane = whole.map((soft) => 13 * roundness(soft))
  for (const { piece, rise, rounding } of volumes) {
    const outline = pieceOutline(drawing, piece)
    if (outline === '') continue
    const mask = await halfCoverage(placing, outline)
    const soft = blur(mask, rounding, HALF)
    for (let pixel = 0; pixel < HALF_PIXELS; pixel++) {
      const covered = mask[pixel] as number
      const own = rise * roundness(soft[pixel] as number) + (stacked.has(piece) ? rise * 0.4 : 0)
      relief[pixel] = (relief[pixel] as number) + own * covered
    }
  }
  return relief
}

function nearest(points: readonly Point[], x: number, y: number) {
  let best = Number.POSITIVE_INFINITY
  let side = 1
  let share = 0
  for (let index = 1; index < points.length; index++) {
    const [ax, ay] = points[index - 1] as Point
    const [bx, by] = points[index] as Point
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    const gap = (x - ax - dx * along) ** 2 + (y - ay - dy * along) ** 2
    if (gap >= best) continue
    best = gap
    side = dx * (y - ay) - dy * (x - ax) > 0 ? 1 : -1
    share = (index - 1 + along) / (points.length - 1)
  }
  return { distance: Math.sqrt(best) * side, share }
}

/** Adds a ridge that rises gently on one side and drops steeply on the other, as cotton jersey does. */
function carve(relief: Plane, fold: Fold, placing: Placing, wobble: (x: number, y: number) => number) {
  const scale = placing.scale / 2
  const points = flatten({ start: fold.start, segments: [fold.bend], closed: false }, 14).map(
    ([x, y]): Point => [x * scale + placing.originX / 2, y * scale + placing.originY / 2],
  )
  const width = fold.widthMm * scale
  const reach = width * 2.8
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach))
  const right = Math.min(HALF.width - 1, Math.ceil(Math.max(...xs) + reach))
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach))
  const bottom = Math.min(HALF.height - 1, Math.ceil(Math.max(...ys) + reach))
  const height = fold.depth * width * 0.42
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const bend = wobble(x / 30, y / 30) * width * 0.6
      const { distance, share } = nearest(points, x + bend, y + bend)
      if (Math.abs(distance) > reach) continue
      const taper = Math.sin(Math.PI * share) ** 0.8
      const steep = distance > 0 ? 0.6 : 1.25
      const pixel = y * HALF.width + x
      relief[pixel] = (relief[pixel] as number) + height * taper * Math.exp(-((distance / (width * steep)) ** 2))
    }
}

/** The uneven fall of the cloth between its folds: long soft waves, and fine creases here and there. */
function crumple(relief: Plane, seed: number, strength: number) {
  const waves = noiseFrom(seed)
  const creases = noiseFrom(seed + 1)
  for (let y = 0; y < HALF.height; y++)
    for (let x = 0; x < HALF.width; x++) {
      const u = x + waves(x / 120, y / 150) * 24
      const v = y + waves(x / 140 + 40, y / 120 + 40) * 24
      const long = waves(u / 84 + 7, v / 150 + 7) * 2.6
      const middle = waves(u / 30 + 19, v / 52 + 3) * 0.62
      const ridge = 1 - Math.abs(creases(u / 44, v / 60))
      const patch = Math.max(0, creases(x / 100 + 60, y / 110 + 60) + 0.15)
      const pixel = y * HALF.width + x
      relief[pixel] = (relief[pixel] as number) + (long + middle + ridge ** 4 * 2 * patch) * strength
    }
}

/** The landscape of one garment, before light falls on it. */
export async function reliefOf(drawing: GarmentDrawing, placing: Placing, seed: number): Promise<Plane> {
  const relief = await swell(drawing, placing)
  const drape = new Float32Array(HALF_PIXELS)
  const wobble = noiseFrom(seed + 2)
  for (const fold of drawing.folds) carve(drape, fold, placing, wobble)
  crumple(drape, seed, drawing.cut === 'hoodie' ? 1.3 : 1)
  const smooth = blur(drape, 2, HALF)
  return relief.map((height, pixel) => height + (smooth[pixel] as number))
}
