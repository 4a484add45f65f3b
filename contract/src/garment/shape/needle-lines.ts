/** The lines of needle and knitting machine on a garment: ribs of the bands, stitches along cuffs and hem. */
import { type GarmentCut, patterns } from './cut.ts'
import { cuffDirection } from './outline.ts'
import { curve, flatten, line, mirror, open, type Path, type Point, reverse } from './path.ts'

/** Returns the ribs of a knit: short lines across a band, between two edges that run in the same direction. */
export const ribLines = (outer: Path, inner: Path, count: number): Path[] => {
  const [a, b] = [flatten(outer, 48), flatten(inner, 48)]
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const pick = (points: Point[]) => points[Math.round(share * (points.length - 1))] as Point
    return open(pick(a), line(pick(b)))
  })
}

/** The ribs of a knitted hem band. */
export const hemRibs = (cut: GarmentCut): Path[] => {
  const { hem, hemBand: width } = patterns[cut]
  const [hx, hy] = hem
  return Array.from({ length: 68 }, (_, index) => {
    const x = -hx + 6 + ((2 * hx - 12) * index) / 67
    return open([x, hy - width + 5], line([x * 0.994, hy + 2]))
  })
}

/** The ribs of a knitted cuff. */
export const cuffRibs = (cut: GarmentCut): Path[] => {
  const { cuffOuter, cuffInner, cuffBand } = patterns[cut]
  const up = cuffDirection(patterns[cut])
  return Array.from({ length: 17 }, (_, index) => {
    const share = (index + 0.7) / 17.4
    const x = cuffOuter[0] + (cuffInner[0] - cuffOuter[0]) * share
    const y = cuffOuter[1] + (cuffInner[1] - cuffOuter[1]) * share
    return open([x, y + 3], line([x + up[0] * cuffBand, y + up[1] * cuffBand]))
  })
}

/** Returns a stitch line parallel to a cuff's edge. */
export const cuffStitch = (cut: GarmentCut, shareOfBand: number): Path => {
  const pattern = patterns[cut]
  const up = cuffDirection(pattern)
  const lift = ([x, y]: Point, by: number): Point => [x + up[0] * by, y + up[1] * by]
  const by = pattern.cuffBand * shareOfBand
  const [o, i] = [lift(pattern.cuffOuter, by), lift(pattern.cuffInner, by)]
  const bow: Point = [(o[0] + i[0]) / 2 + 4, (o[1] + i[1]) / 2 + 9]
  return open(
    [o[0] - 1, o[1] + 1],
    curve(
      [(o[0] + bow[0]) / 2, (o[1] + bow[1]) / 2 + 1],
      [(i[0] + bow[0]) / 2, (i[1] + bow[1]) / 2 + 2],
      [i[0] + 1, i[1]],
    ),
  )
}

/** Returns a stitch line this many millimetres above the hem. */
export const hemStitch = (cut: GarmentCut, above: number): Path => {
  const { hem, hemDrop } = patterns[cut]
  const [hx, hy] = hem
  const half = open(
    [0, hy + hemDrop - above],
    curve([hx * 0.4, hy + hemDrop - above], [hx * 0.75, hy + hemDrop * 0.6 - above], [hx - 2, hy - above + 2]),
  )
  const left = reverse(mirror(half))
  return { start: left.start, segments: [...left.segments, ...half.segments], closed: false }
}
