/** Measures stroke widths from letter outlines, for the test of the values in `thinnest-strokes.ts`. */
import type { Segment } from '../outline.ts'

/** A piece of an edge: its start and its direction. */
type Edge = {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly length: number
}

/** The share of edges that may be thinner, because strokes taper or meet there. */
const disregarded = 0.05
const piecesOfCurve = 4
const longestPiece = 0.04
/** Two edges bound a stroke if they are parallel to within 15 degrees. */
const leastCosine = 0.966

/** Returns the stroke width that at least 95 % of the glyphs' edges reach, relative to the letter size. */
export function thinnestStroke(glyphs: readonly (readonly Segment[])[]): number {
  const widths = glyphs.flatMap(widthsAlong).toSorted((one, other) => one.width - other.width)
  let rest = disregarded * widths.reduce((sum, { length }) => sum + length, 0)
  for (const { width, length } of widths) {
    rest -= length
    if (rest < 0) return width
  }
  return 0
}

/** Returns the stroke width at each piece of a glyph's edges that bounds a stroke. */
function widthsAlong(outline: readonly Segment[]): { width: number; length: number }[] {
  const edges = edgesOf(outline)
  return edges.flatMap((edge) => {
    const width = strokeFrom(edge, edges)
    return width === undefined ? [] : [{ width, length: edge.length }]
  })
}

/** Returns the distance through the ink from the middle of an edge to the opposite one; undefined if they do not bound a stroke. */
function strokeFrom(edge: Edge, edges: readonly Edge[]): number | undefined {
  const crossed = crossedBy(edge, edges)
  const sides = [1, -1].map((side) =>
    crossed.filter(({ at }) => at * side > 1e-6).toSorted((one, other) => (one.at - other.at) * side),
  )
  const inked = sides.filter((side) => depthBefore(side) !== 0)
  const [ahead] = inked
  // Shapes of a glyph may overlap: a line with ink on both sides is not an edge.
  if (!ahead || inked.length > 1) return undefined
  let depth = depthBefore(ahead)
  const out = ahead.find(({ turn }) => {
    depth -= turn
    return depth === 0
  })
  return out && out.cosine > leastCosine ? Math.abs(out.at) : undefined
}

/** How many shapes surround the point before these edges; zero means no ink. */
const depthBefore = (ahead: readonly Crossed[]) => ahead.reduce((sum, { turn }) => sum + turn, 0)

/** An edge crossed by a line: its distance, its winding direction, and how parallel it is. */
type Crossed = { readonly at: number; readonly turn: number; readonly cosine: number }

/** Returns the edges crossed by the perpendicular through the middle of an edge; distances to its left are positive. */
function crossedBy({ x, y, dx, dy, length }: Edge, edges: readonly Edge[]): Crossed[] {
  const [middleX, middleY] = [x + dx / 2, y + dy / 2]
  const [acrossX, acrossY] = [-dy / length, dx / length]
  const crossed: Crossed[] = []
  for (const edge of edges) {
    const cross = acrossX * edge.dy - acrossY * edge.dx
    const [byX, byY] = [edge.x - middleX, edge.y - middleY]
    const along = (byX * acrossY - byY * acrossX) / cross
    if (!(along >= 0 && along < 1)) continue
    const cosine = Math.abs(edge.dx * dx + edge.dy * dy) / (edge.length * length)
    crossed.push({ at: (byX * edge.dy - byY * edge.dx) / cross, turn: Math.sign(cross), cosine })
  }
  return crossed
}

/** Returns the edges of a glyph, with curves as short straight pieces. */
function edgesOf(outline: readonly Segment[]): Edge[] {
  const edges: Edge[] = []
  let [from, start]: [number[], number[]] = [[], []]
  const goTo = (to: readonly number[]) => {
    const [x = 0, y = 0] = from
    const [dx, dy] = [(to[0] ?? 0) - x, (to[1] ?? 0) - y]
    const length = Math.hypot(dx, dy)
    const count = Math.ceil(length / longestPiece)
    for (let piece = 0; piece < count; piece++) {
      const [partX, partY] = [dx / count, dy / count]
      edges.push({ x: x + partX * piece, y: y + partY * piece, dx: partX, dy: partY, length: length / count })
    }
    from = [...to]
  }
  for (const { type, values } of outline) {
    if (type === 'M') [from, start] = [[...values], [...values]]
    else if (type === 'Z') goTo(start)
    else if (type === 'L') goTo(values)
    else {
      const corners = [...from, ...values]
      for (let piece = 1; piece <= piecesOfCurve; piece++) goTo(pointAt(corners, piece / piecesOfCurve))
    }
  }
  return edges
}

/** Returns a point of a curve, from its control points as x before y (De Casteljau). */
function pointAt(corners: readonly number[], share: number): readonly number[] {
  if (corners.length === 2) return corners
  const between = corners.slice(2).map((value, index) => {
    const before = corners[index] ?? value
    return before + (value - before) * share
  })
  return pointAt(between, share)
}
