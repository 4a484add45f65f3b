/** Vector paths as data, which can be mirrored exactly, written as SVG, and flattened for tests. Units are millimetres. */
export type Point = readonly [x: number, y: number]

/** A straight line to `to`, or a cubic curve if it has control points. */
export type Segment = { readonly to: Point; readonly via?: readonly [Point, Point] }

export type Path = { readonly start: Point; readonly segments: readonly Segment[]; readonly closed: boolean }

/** Returns a straight segment. */
export const line = (to: Point): Segment => ({ to })
/** Returns a cubic Bézier segment with its two control points. */
export const curve = (first: Point, second: Point, to: Point): Segment => ({ to, via: [first, second] })
/** Returns an open path: for seams, folds and cords. */
export const open = (start: Point, ...segments: Segment[]): Path => ({ start, segments, closed: false })
/** Returns a closed path, which can be filled. */
export const closed = (start: Point, ...segments: Segment[]): Path => ({ start, segments, closed: true })

const mirrorPoint = ([x, y]: Point): Point => [-x, y]

/** Returns the path mirrored at the garment's centre line. */
export const mirror = (path: Path): Path => ({
  start: mirrorPoint(path.start),
  segments: path.segments.map(({ to, via }) => ({
    to: mirrorPoint(to),
    ...(via && { via: [mirrorPoint(via[0]), mirrorPoint(via[1])] as const }),
  })),
  closed: path.closed,
})

/** Returns the same path from its end to its start. */
export const reverse = (path: Path): Path => {
  const points = [path.start, ...path.segments.map((segment) => segment.to)]
  const segments = path.segments.map(({ via }, index) => ({
    to: points[index] as Point,
    ...(via && { via: [via[1], via[0]] as const }),
  }))
  return { start: points.at(-1) as Point, segments: segments.reverse(), closed: path.closed }
}

/** Returns one closed outline from open paths joined end to end; gaps become straight lines. */
export const join = (first: Path, ...rest: Path[]): Path => ({
  start: first.start,
  segments: [first, ...rest].flatMap((path, index) =>
    index === 0 ? path.segments : [line(path.start), ...path.segments],
  ),
  closed: true,
})

/** Returns a closed, symmetric outline from its right half, which runs from the top centre to the bottom centre. */
export const symmetric = (rightHalf: Path): Path => {
  const left = reverse(mirror(rightHalf))
  return { start: rightHalf.start, segments: [...rightHalf.segments, ...left.segments], closed: true }
}

const signedArea = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)

/** Returns the same outline running clockwise on screen, so that overlapping pieces painted as one leave no holes. */
export const clockwise = (path: Path): Path => (signedArea(flatten(path, 6)) < 0 ? reverse(path) : path)

/** Returns a lens shape along a cubic curve, widest in the middle and pointed at both ends: the area of a fold. */
export const spindle = (start: Point, bend: Segment, widthMm: number): Path => {
  const { to, via } = bend
  const [dx, dy] = [to[0] - start[0], to[1] - start[1]]
  const length = Math.hypot(dx, dy) || 1
  const reach = (widthMm * 2) / 3
  const shift = ([x, y]: Point, sign: number): Point => [
    x - (dy / length) * reach * sign,
    y + (dx / length) * reach * sign,
  ]
  const [first, second] = via ?? [
    [start[0] + dx / 3, start[1] + dy / 3] as Point,
    [start[0] + (dx * 2) / 3, start[1] + (dy * 2) / 3] as Point,
  ]
  return closed(start, curve(shift(first, 1), shift(second, 1), to), curve(shift(second, -1), shift(first, -1), start))
}

const round = (value: number) => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** Returns the path as the `d` of an SVG path, to a tenth of a millimetre. */
export const pathData = ({ start, segments, closed: isClosed }: Path): string =>
  [
    `M${pair(start)}`,
    ...segments.map(({ to, via }) => (via ? `C${pair(via[0])} ${pair(via[1])} ${pair(to)}` : `L${pair(to)}`)),
    ...(isClosed ? ['Z'] : []),
  ].join('')

const onCubic = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const s = 1 - t
  const at = (axis: 0 | 1) =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis]
  return [at(0), at(1)]
}

/** Returns the path as points close enough together for measuring. */
export const flatten = ({ start, segments }: Path, stepsPerCurve = 24): Point[] => {
  const points: Point[] = [start]
  let from = start
  for (const { to, via } of segments) {
    if (!via) points.push(to)
    else
      for (let step = 1; step <= stepsPerCurve; step++)
        points.push(onCubic(from, via[0], via[1], to, step / stepsPerCurve))
    from = to
  }
  return points
}

/** Returns whether a point is inside a flattened outline. */
export const isInside = (outline: readonly Point[], [x, y]: Point): boolean => {
  let inside = false
  for (let index = 0, last = outline.length - 1; index < outline.length; last = index++) {
    const [ax, ay] = outline[index] as Point
    const [bx, by] = outline[last] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
