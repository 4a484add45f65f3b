/** The cloth as a height map at half the frame's size. Light and a print's distortion are computed from it. */
import type { GarmentDrawing, Piece } from '@teeshala/contract/garment/drawing'
import type { Fold } from '@teeshala/contract/garment/shape/folds'
import { flatten, type Point } from '@teeshala/contract/garment/shape/path'
import { framed, halfFrameSize, type Placing } from '../frame.ts'
import { noiseFrom } from './noise.ts'
import { blur, coverage, type Plane } from './raster.ts'

const halfPixelCount = halfFrameSize.width * halfFrameSize.height

/** The height of each piece, and the number of pixels over which it rounds off towards its edge. */
const volumes: readonly { piece: Piece; rise: number; rounding: number }[] = [
  { piece: 'sleeves', rise: 2.6, rounding: 17 },
  { piece: 'body', rise: 2.2, rounding: 15 },
  { piece: 'pocket', rise: 1, rounding: 3 },
  { piece: 'hood', rise: 8, rounding: 22 },
  { piece: 'collar', rise: 2.2, rounding: 5 },
]

const stacked = new Set<Piece>(['pocket', 'hood', 'collar'])

const halfCoverage = (placing: Placing, d: string) => coverage(framed(placing, `<path d="${d}"/>`, '', halfFrameSize))

const pieceOutline = (drawing: GarmentDrawing, piece: Piece) =>
  drawing.layers
    .filter((layer) => layer.piece === piece && layer.strokeMm === undefined)
    .map((layer) => layer.d)
    .join('')

/** The share of the full height: half at the edge of a mask, one deep inside it. */
const roundness = (soft: number) => Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, (soft - 0.14) / 0.8)))

/** The body inside the garment plus the roundness of each piece; `near` is above 0 on and around it. */
async function swell(drawing: GarmentDrawing, placing: Placing): Promise<{ relief: Plane; near: Plane }> {
  const near = blur(await halfCoverage(placing, drawing.silhouette), 34, halfFrameSize)
  const relief: Plane = new Float32Array(halfPixelCount)
  for (let pixel = 0; pixel < halfPixelCount; pixel++) relief[pixel] = 13 * roundness(near[pixel] as number)
  for (const { piece, rise, rounding } of volumes) {
    const outline = pieceOutline(drawing, piece)
    if (outline === '') continue
    const mask = await halfCoverage(placing, outline)
    const soft = blur(mask, rounding, halfFrameSize)
    const lift = stacked.has(piece) ? rise * 0.4 : 0
    for (let pixel = 0; pixel < halfPixelCount; pixel++) {
      const covered = mask[pixel] as number
      if (covered === 0) continue
      relief[pixel] = (relief[pixel] as number) + (rise * roundness(soft[pixel] as number) + lift) * covered
    }
  }
  return { relief, near }
}

/** A line as plain numbers, because its distance to every nearby pixel is computed. */
type Spine = { readonly xs: Float64Array; readonly ys: Float64Array }

const spineOf = (points: readonly Point[]): Spine => ({
  xs: Float64Array.from(points, ([x]) => x),
  ys: Float64Array.from(points, ([, y]) => y),
})

/** The place on a line that is nearest to a point: its squared distance, on which side the point lies, how far along it is. */
type Found = { gap: number; side: number; share: number }

function nearest({ xs, ys }: Spine, x: number, y: number, found: Found) {
  found.gap = Number.POSITIVE_INFINITY
  const last = xs.length - 1
  for (let index = 0; index < last; index++) {
    const toX = x - (xs[index] as number)
    const toY = y - (ys[index] as number)
    const dx = (xs[index + 1] as number) - (xs[index] as number)
    const dy = (ys[index + 1] as number) - (ys[index] as number)
    const along = Math.min(1, Math.max(0, (toX * dx + toY * dy) / (dx * dx + dy * dy || 1)))
    const offX = toX - dx * along
    const offY = toY - dy * along
    const gap = offX * offX + offY * offY
    if (gap >= found.gap) continue
    found.gap = gap
    found.side = dx * toY - dy * toX > 0 ? 1 : -1
    found.share = (index + along) / last
  }
}

/** The largest distance of a line from the straight segment between its ends, and that segment. */
function straightened(points: readonly Point[]): { chord: Spine; bulge: number } {
  const chord = spineOf([points[0] as Point, points.at(-1) as Point])
  const found: Found = { gap: 0, side: 1, share: 0 }
  let gap = 0
  for (const [x, y] of points) {
    nearest(chord, x, y, found)
    gap = Math.max(gap, found.gap)
  }
  return { chord, bulge: Math.sqrt(gap) }
}

type Noise = (x: number, y: number) => number

/** The maximum of the noise. */
const noiseMost = 1.5

/** Adds a ridge that rises gently on one side and drops steeply on the other, as cotton jersey does; nowhere but on `near`. */
function carve(relief: Plane, near: Plane, fold: Fold, placing: Placing, wobble: Noise) {
  const scale = placing.scale / 2
  const points = flatten({ start: fold.start, segments: [fold.bend], closed: false }, 14).map(
    ([x, y]): Point => [x * scale + placing.originX / 2, y * scale + placing.originY / 2],
  )
  const spine = spineOf(points)
  const { chord, bulge } = straightened(points)
  const width = fold.widthMm * scale
  const reach = width * 2.8
  const sway = width * 0.6
  const beyond = (reach + bulge + noiseMost * sway * Math.SQRT2) ** 2
  const left = Math.max(0, Math.floor(Math.min(...spine.xs) - reach))
  const right = Math.min(halfFrameSize.width - 1, Math.ceil(Math.max(...spine.xs) + reach))
  const top = Math.max(0, Math.floor(Math.min(...spine.ys) - reach))
  const bottom = Math.min(halfFrameSize.height - 1, Math.ceil(Math.max(...spine.ys) + reach))
  const height = fold.depth * width * 0.42
  const found: Found = { gap: 0, side: 1, share: 0 }
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const pixel = y * halfFrameSize.width + x
      if ((near[pixel] as number) <= 0) continue
      nearest(chord, x, y, found)
      if (found.gap > beyond) continue
      const bend = wobble(x / 30, y / 30) * sway
      nearest(spine, x + bend, y + bend, found)
      if (found.gap > reach * reach) continue
      const taper = Math.sin(Math.PI * found.share) ** 0.8
      const steep = width * (found.side > 0 ? 0.6 : 1.25)
      relief[pixel] = (relief[pixel] as number) + height * taper * Math.exp(-found.gap / (steep * steep))
    }
}

/** The unevenness of the cloth between its folds: long soft waves and scattered fine creases. */
function crumple(relief: Plane, near: Plane, seed: number, strength: number) {
  const waves = noiseFrom(seed)
  const creases = noiseFrom(seed + 1)
  for (let y = 0; y < halfFrameSize.height; y++)
    for (let x = 0; x < halfFrameSize.width; x++) {
      const pixel = y * halfFrameSize.width + x
      if ((near[pixel] as number) <= 0) continue
      const u = x + waves(x / 120, y / 150) * 24
      const v = y + waves(x / 140 + 40, y / 120 + 40) * 24
      const long = waves(u / 84 + 7, v / 150 + 7) * 2.6
      const middle = waves(u / 30 + 19, v / 52 + 3) * 0.62
      const ridge = 1 - Math.abs(creases(u / 44, v / 60))
      const patch = Math.max(0, creases(x / 100 + 60, y / 110 + 60) + 0.15)
      relief[pixel] = (relief[pixel] as number) + (long + middle + ridge ** 4 * 2 * patch) * strength
    }
}

/** The height map of one garment, before lighting. */
export async function reliefOf(drawing: GarmentDrawing, placing: Placing, seed: number): Promise<Plane> {
  const { relief, near } = await swell(drawing, placing)
  const drape = new Float32Array(halfPixelCount)
  const wobble = noiseFrom(seed + 2)
  for (const fold of drawing.folds) carve(drape, near, fold, placing, wobble)
  crumple(drape, near, seed, drawing.cut === 'hoodie' ? 1.3 : 1)
  const smooth = blur(drape, 2, halfFrameSize)
  for (let pixel = 0; pixel < halfPixelCount; pixel++)
    relief[pixel] = (relief[pixel] as number) + (smooth[pixel] as number)
  return relief
}
