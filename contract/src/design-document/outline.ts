/** Outlines in the form of SVG paths: absolute, with straight lines and curves with one or two control points. */

/** A step of an outline; `values` are points, x before y. */
export type Segment = { readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'; readonly values: readonly number[] }

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

type Point = readonly [x: number, y: number]
type Move = (point: Point) => Point

const pointsOf = (values: readonly number[]): Point[] =>
  Array.from({ length: values.length / 2 }, (_, index) => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0])

/** Returns an outline with every point moved. If straight lines may become curves, `mostLength` splits them first. */
export function moved(outline: readonly Segment[], move: Move, mostLength = Number.POSITIVE_INFINITY): Segment[] {
  const pieces = Number.isFinite(mostLength) ? cut(outline, mostLength) : outline
  return pieces.map(({ type, values }) => ({ type, values: pointsOf(values).flatMap(move) }))
}

/** Returns an outline whose pieces are at most this long, measured along their control points. */
function cut(outline: readonly Segment[], mostLength: number): Segment[] {
  const pieces: Segment[] = []
  let [from, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  for (const { type, values } of outline) {
    if (type === 'M') {
      pieces.push({ type, values })
      start = pointsOf(values)[0] ?? start
      from = start
      continue
    }
    // The closing line of a shape has to bend with the others.
    const corners: Point[] = [from, ...(type === 'Z' ? [start] : pointsOf(values))]
    const length = corners.reduce((sum, [x, y], index) => {
      const before = corners[index - 1]
      return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0
    }, 0)
    const count = Math.max(1, Math.ceil(length / mostLength))
    let rest = corners
    for (let left = count; left > 1; left--) {
      const [first, second] = splitAt(rest, 1 / left)
      pieces.push(pieceOf(first))
      rest = second
    }
    pieces.push(pieceOf(rest))
    if (type === 'Z') pieces.push({ type, values: [] })
    from = rest.at(-1) ?? from
  }
  return pieces
}

function pieceOf(corners: readonly Point[]): Segment {
  const type = corners.length === 2 ? 'L' : corners.length === 3 ? 'Q' : 'C'
  return { type, values: corners.slice(1).flat() }
}

/** Splits a line or curve in two (De Casteljau). */
function splitAt(corners: readonly Point[], share: number): [Point[], Point[]] {
  const first: Point[] = []
  const second: Point[] = []
  let level: readonly Point[] = corners
  while (level.length > 0) {
    const [one, other] = [level[0], level.at(-1)]
    if (one) first.push(one)
    if (other) second.unshift(other)
    level = level.slice(1).map(([x, y], index): Point => {
      const [x0, y0] = level[index] ?? [x, y]
      return [x0 + (x - x0) * share, y0 + (y - y0) * share]
    })
  }
  return [first, second]
}

/** Returns the exact bounding box of outlines; undefined if there are none. */
export function boxOf(outline: readonly Segment[]): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const take = ([x, y]: Point) => {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  let from: Point = [0, 0]
  for (const { type, values } of outline) {
    const points = pointsOf(values)
    const end = points.at(-1)
    if (!end) continue
    take(end)
    if (type === 'Q' || type === 'C') for (const point of extremes([from, ...points])) take(point)
    from = end
  }
  return left <= right ? { left, top, right, bottom } : undefined
}

/** Returns the points at which a curve turns back in x or y. */
function extremes(corners: readonly Point[]): Point[] {
  const shares = [0, 1].flatMap((axis) => turnsOf(corners.map((point) => point[axis] ?? 0)))
  return shares
    .filter((share) => share > 0 && share < 1)
    .flatMap((share): Point[] => splitAt(corners, share)[1].slice(0, 1))
}

/** Returns where the derivative of a curve along one axis is zero. */
function turnsOf([a = 0, b = 0, c = 0, d]: readonly number[]): number[] {
  if (d === undefined) return [(a - b) / (a - 2 * b + c)]
  const [square, linear, constant] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a]
  if (Math.abs(square) < 1e-12) return [-constant / linear]
  const root = Math.sqrt(linear * linear - 4 * square * constant)
  return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
}

/** Returns an outline as the `d` of an SVG path, to four decimals. */
export function pathOf(outline: readonly Segment[]): string {
  return outline.map(({ type, values }) => `${type}${values.map(rounded).join(' ')}`).join('')
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000 || 0
