import type { SvgDrawing, SvgReference } from './svg-styles.ts'

/** The maximum number of elements once every reused part is drawn where it is used. */
const maxDrawn = 200_000
const maxReferences = 100_000
/** The weight of an effect, which processes all of its pixels. */
const effectWeight = 500

type Range = { readonly from: number; to: number; readonly pointsFrom: number; pointsTo: number }
type Part = Range
type Use = SvgReference & { readonly range: Range }

/** An element as its weight is counted. */
export type SvgElement = SvgDrawing & {
  readonly id?: string | undefined
  /** The number of points at which markers would be drawn. */
  readonly points: number
}

/**
 * Counts how much an SVG draws: ten parts that each use the previous one ten times are a few hundred bytes but ten thousand million shapes. It is fed
 * every element as it opens and closes.
 */
export class SvgWeight {
  readonly #parts = new Map<string, Part>()
  readonly #uses: Use[] = []
  readonly #open: Range[] = []
  #count = 0
  #points = 0

  open({ references, effects, id, points }: SvgElement): void {
    const range = { from: this.#count, to: this.#count, pointsFrom: this.#points, pointsTo: this.#points }
    if (id !== undefined && !this.#parts.has(id)) this.#parts.set(id, range)
    this.#open.push(range)
    for (const each of references) this.#uses.push({ ...each, range })
    this.#count += 1 + effects * effectWeight
    this.#points += points
  }

  close(): void {
    const range = this.#open.pop()
    if (!range) return
    range.to = this.#count
    range.pointsTo = this.#points
  }

  /** Whether it is already too much without counting reused parts, so that reading on would only waste time. */
  get isTooLong(): boolean {
    return this.#count > maxDrawn || this.#uses.length > maxReferences
  }

  /** Returns whether the drawing is too much: more than 200,000 elements, or a part that contains itself. */
  isBoundless(): boolean {
    if (this.isTooLong) return true
    const known = new Map<string, number>()
    /** Weighs a range with everything drawn in it, but without its paint, which elements there may inherit. */
    const weigh = ({ from, to }: Range, withPaint: boolean): number => {
      let sum = to - from
      for (let index = this.#firstFrom(from); index < this.#uses.length && sum <= maxDrawn; index++) {
        const use = this.#uses[index]
        if (!use || use.range.from >= to) break
        if (use.drawn === 'once') sum += weightOf(use.id)
        else if (withPaint) sum += weightOf(use.id) * timesOf(use)
      }
      return sum
    }
    const timesOf = ({ drawn, range }: Use): number =>
      drawn === 'atPoints' ? Math.max(1, range.pointsTo - range.pointsFrom) : weigh(range, false)
    const weightOf = (id: string): number => {
      const part = this.#parts.get(id)
      if (!part) return 0
      const done = known.get(id)
      if (done !== undefined) return done
      // It counts as infinite until it is known, which is right if it refers to itself.
      known.set(id, Number.POSITIVE_INFINITY)
      const weight = weigh(part, true)
      known.set(id, weight)
      return weight
    }
    return weigh({ from: 0, to: this.#count, pointsFrom: 0, pointsTo: this.#points }, true) > maxDrawn
  }

  /** Binary search: the uses are in the order of their elements. */
  #firstFrom(position: number): number {
    let [low, high] = [0, this.#uses.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#uses[middle]?.range.from ?? 0) < position) low = middle + 1
      else high = middle
    }
    return low
  }
}
