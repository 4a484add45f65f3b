/** Draws a garment as an ordered list of painted layers: pure data, used by the SVG, the catalogue's renderer and the press sheet. */
import { type GarmentCut, type GarmentSide, patterns } from './shape/cut.ts'
import { type Fold, folds } from './shape/folds.ts'
import * as hood from './shape/hood.ts'
import { cuffRibs, cuffStitch, hemRibs, hemStitch, ribLines } from './shape/needle-lines.ts'
import {
  armhole,
  body,
  collarBand,
  cuff,
  hemBand,
  neckInside,
  neckInsideBand,
  neckline,
  silhouette,
  sleeve,
} from './shape/outline.ts'
import {
  clockwise,
  closed,
  curve,
  flatten,
  line,
  mirror,
  open,
  type Path,
  type Point,
  pathData,
  reverse,
  spindle,
} from './shape/path.ts'
import * as polo from './shape/polo.ts'

/**
 * The material of a layer. `fabric` has the chosen colour, `inside` is the same fabric in a darker shade, `rib` are the knitted bands, `panel` is the
 * second fabric of a dry-fit, `seam` and `stitch` are lines, and the rest are trims with their own colours.
 */
export type LayerRole =
  | 'fabric'
  | 'inside'
  | 'rib'
  | 'rib-line'
  | 'panel'
  | 'seam'
  | 'stitch'
  | 'label'
  | 'button'
  | 'cord'
  | 'eyelet'

/** The part of the garment that a filled layer belongs to, so that parts can be shaded as separate volumes. */
export type Piece = 'sleeves' | 'body' | 'collar' | 'hood' | 'pocket' | 'trim'

/** A layer, filled, or drawn as a line of `strokeMm` if that is given. */
export type Layer = {
  readonly role: LayerRole
  readonly piece: Piece
  readonly d: string
  readonly strokeMm?: number
}

export type Bounds = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A fold as an area to be blurred by `softMm` and laid over the fabric as shade or light. */
export type FoldShape = {
  readonly tone: 'shade' | 'light'
  readonly d: string
  readonly softMm: number
  readonly strength: number
}

export type GarmentDrawing = {
  readonly cut: GarmentCut
  readonly side: GarmentSide
  readonly bounds: Bounds
  /** The centre of the neck label, where the brand's mark is woven in. */
  readonly labelCentre: Point | undefined
  /** The outer shape, for shadows, clipping and hit tests. */
  readonly silhouette: string
  readonly layers: readonly Layer[]
  readonly foldShapes: readonly FoldShape[]
  readonly folds: readonly Fold[]
}

const both = (path: Path) => [path, mirror(path)]
const data = (paths: readonly Path[]) => paths.map((path) => pathData(path.closed ? clockwise(path) : path)).join('')

const area = (role: LayerRole, piece: Piece, ...paths: Path[]): Layer => ({ role, piece, d: data(paths) })
const stroke = (role: LayerRole, piece: Piece, strokeMm: number, ...paths: Path[]): Layer => ({
  role,
  piece,
  d: data(paths),
  strokeMm,
})

const disc = ([x, y]: Point, radius: number): Path => {
  const k = radius * 0.5523
  return closed(
    [x + radius, y],
    curve([x + radius, y + k], [x + k, y + radius], [x, y + radius]),
    curve([x - k, y + radius], [x - radius, y + k], [x - radius, y]),
    curve([x - radius, y - k], [x - k, y - radius], [x, y - radius]),
    curve([x + k, y - radius], [x + radius, y - k], [x + radius, y]),
  )
}

const wholeNeck = (cut: GarmentCut, side: GarmentSide, inset: number): Path => {
  const right = neckline(cut, side, inset)
  const left = reverse(mirror(right))
  return { start: left.start, segments: [...left.segments, ...right.segments], closed: false }
}

const sidePanels = (): Path[] => {
  const { underarm, waistHalf, hem } = patterns['dry-fit']
  const [ux, uy] = underarm
  const [hx, hy] = hem
  const waistY = uy + (hy - uy) * 0.52
  return both(
    closed(
      underarm,
      curve([ux - 2, uy + 60], [waistHalf, waistY - 90], [waistHalf, waistY]),
      curve([waistHalf, waistY + 80], [hx - 2, hy - 70], [hx, hy - 6]),
      curve([hx, hy + 2], [hx - 4, hy + 3], [hx - 12, hy + 3]),
      line([hx - 58, hy + 6]),
      curve([hx - 74, hy - 160], [ux - 52, uy + 140], underarm),
    ),
  )
}

const sleeveLayers = (cut: GarmentCut): Layer[] => {
  const role: LayerRole = 'fabric'
  const shoulderSeam = armhole(cut)
  return [
    area(role, 'sleeves', ...both(sleeve(cut))),
    ...(patterns[cut].isRibbed
      ? [area('rib', 'sleeves', ...both(cuff(cut))), stroke('rib-line', 'sleeves', 1.1, ...cuffRibs(cut).flatMap(both))]
      : cut === 'polo'
        ? [area('rib', 'sleeves', ...both(cuff(cut)))]
        : [stroke('stitch', 'sleeves', 0.9, ...[0.82, 1].flatMap((share) => both(cuffStitch(cut, share))))]),
    stroke('seam', 'sleeves', 1.6, ...both(shoulderSeam)),
  ]
}

const hemLayers = (cut: GarmentCut): Layer[] => {
  const { isRibbed, hemBand: width } = patterns[cut]
  return isRibbed
    ? [area('rib', 'body', hemBand(cut)), stroke('rib-line', 'body', 1.1, ...hemRibs(cut))]
    : [stroke('stitch', 'body', 0.9, hemStitch(cut, width), hemStitch(cut, width - 4))]
}

const shoulderStitch = (cut: GarmentCut): Path => {
  const { neckHalf, shoulder } = patterns[cut]
  return open(
    [neckHalf + 2, 8],
    curve([118, 16], [shoulder[0] - 42, shoulder[1] - 4], [shoulder[0] - 6, shoulder[1] + 6]),
  )
}

/** The top edge of the neck label, at the front; none is visible from the back. */
const labelTop: Record<GarmentCut, number> = {
  'round-neck': 28,
  'v-neck': 28,
  polo: 12,
  oversized: 28,
  'dry-fit': 28,
  hoodie: 44,
}

const label = (top: number): Layer[] => [
  area('label', 'trim', closed([-17, top], line([17, top]), line([17, top + 22]), line([-17, top + 22]))),
]

/** Returns the neck of round, V and raglan cuts: a knitted band, and through it the inside of the back. */
const bandCollar = (cut: GarmentCut, side: GarmentSide): Layer[] => {
  const { collarWidth } = patterns[cut]
  const outer = wholeNeck(cut, side, 0)
  const inner = wholeNeck(cut, side, collarWidth)
  const band = [
    area('rib', 'collar', collarBand(cut, side)),
    stroke('rib-line', 'collar', 0.8, ...ribLines(outer, inner, side === 'front' ? 74 : 50)),
    stroke('seam', 'collar', 1.2, outer),
    stroke('stitch', 'body', 0.8, wholeNeck(cut, side, -5)),
  ]
  if (cut === 'v-neck' && side === 'front')
    band.push(
      stroke(
        'seam',
        'collar',
        1,
        open([0, patterns[cut].neckDropFront], line([0, patterns[cut].neckDropFront - collarWidth * 1.5])),
      ),
    )
  if (side === 'back') return band
  return [
    area('inside', 'trim', neckInside(cut)),
    area('rib', 'trim', neckInsideBand(cut)),
    ...label(labelTop[cut]),
    ...band,
  ]
}

const poloCollar = (side: GarmentSide): Layer[] => {
  if (side === 'back') return [area('rib', 'collar', polo.collarBack()), stroke('stitch', 'body', 0.8, ...polo.vents())]
  return [
    area('rib', 'trim', polo.collarStand()),
    area('inside', 'trim', polo.collarThroat()),
    ...label(labelTop.polo),
    area('fabric', 'pocket', polo.placket()),
    stroke('stitch', 'pocket', 0.8, polo.placketBox()),
    stroke('stitch', 'pocket', 0.8, ...both(open([14, 60], line([14, polo.PLACKET_BOTTOM - 22])))),
    area('button', 'trim', ...polo.buttons().map((centre) => disc(centre, 5.4))),
    area('rib', 'collar', ...both(polo.collarLeaf())),
    stroke('stitch', 'body', 0.8, ...polo.vents()),
  ]
}

const hoodLayers = (side: GarmentSide): Layer[] =>
  side === 'back'
    ? [
        area('fabric', 'hood', hood.hoodBack()),
        stroke('seam', 'hood', 1.2, ...both(open([34, -178], curve([60, -120], [58, -20], [44, 50])))),
      ]
    : [
        area('fabric', 'hood', hood.hood()),
        stroke('stitch', 'hood', 0.9, hood.hoodSeam()),
        area('inside', 'trim', hood.hoodOpening()),
        stroke('seam', 'trim', 1.2, hood.liningSeam()),
        ...label(labelTop.hoodie),
        area('fabric', 'pocket', hood.pocket()),
        stroke(
          'stitch',
          'pocket',
          0.9,
          ...both(hood.pocketOpening()),
          open([-104, hood.POCKET_TOP + 5], line([104, hood.POCKET_TOP + 5])),
        ),
        area('eyelet', 'trim', ...hood.eyelets().map((centre) => disc(centre, 4.6))),
        stroke('cord', 'trim', 5.4, ...hood.drawcords()),
        stroke('eyelet', 'trim', 6, ...hood.cordTips()),
      ]

const layersOf = (cut: GarmentCut, side: GarmentSide): Layer[] => [
  ...sleeveLayers(cut),
  area('fabric', 'body', body(cut, side)),
  ...(cut === 'dry-fit' ? [area('panel', 'body', ...sidePanels())] : []),
  ...(cut === 'dry-fit' || cut === 'hoodie' ? [] : [stroke('seam', 'body', 1, ...both(shoulderStitch(cut)))]),
  stroke('seam', 'body', 1.8, ...both(armhole(cut))),
  ...hemLayers(cut),
  ...(cut === 'polo' ? poloCollar(side) : cut === 'hoodie' ? hoodLayers(side) : bandCollar(cut, side)),
]

const outerPaths = (cut: GarmentCut, side: GarmentSide): Path[] => {
  const pieces = silhouette(cut, side)
  if (cut === 'hoodie') return [...pieces, side === 'front' ? hood.hood() : hood.hoodBack(), ...both(cuff(cut))]
  if (cut !== 'polo') return [...pieces, collarBand(cut, side)]
  return side === 'back'
    ? [...pieces, polo.collarBack()]
    : [...pieces, polo.collarStand(), polo.collarThroat(), ...both(polo.collarLeaf())]
}

const boundsOf = (paths: readonly Path[]): Bounds => {
  const points = paths.flatMap((path) => flatten(path))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const foldShape = ({ start, bend, widthMm, depth }: Fold): FoldShape => ({
  tone: depth < 0 ? 'shade' : 'light',
  d: pathData(spindle(start, bend, widthMm)),
  softMm: Math.round(widthMm * 0.4),
  strength: Math.abs(depth),
})

/** Returns the drawing of a cut from one side, on a size M body, in millimetres. */
export const drawGarment = (cut: GarmentCut, side: GarmentSide): GarmentDrawing => {
  const outer = outerPaths(cut, side)
  const lines = folds(cut, side)
  return {
    cut,
    side,
    bounds: boundsOf(outer),
    labelCentre: side === 'front' ? [0, labelTop[cut] + 11] : undefined,
    silhouette: data(outer),
    layers: layersOf(cut, side),
    foldShapes: lines.map(foldShape),
    folds: lines,
  }
}

/** The margin around the garment in its own picture, in millimetres. */
const MARGIN = 12

/** Returns the SVG `viewBox` of a drawing, with its margin. */
export const viewBoxOf = ({ bounds: { x, y, width, height } }: GarmentDrawing): string =>
  [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map((value) => Math.round(value)).join(' ')
