/** Elements that a drawing may come to once every reused part is drawn where it is used. */
const maxDrawn = 200_000
const maxReferences = 100_000

type Part = { readonly from: number; to: number }

/**
 * Counts how much an SVG draws: ten parts that each use the one before ten times are a few hundred bytes and
 * ten thousand million shapes. Fed with every element as it opens and closes.
 */
export class SvgWeight {
  readonly #parts = new Map<string, Part>()
  readonly #references: { readonly at: number; readonly id: string }[] = []
  readonly #open: (Part | undefined)[] = []
  #count = 0

  open(references: readonly string[], id?: string): void {
    const part = id === undefined || this.#parts.has(id) ? undefined : { from: this.#count, to: this.#count }
    if (part && id !== undefined) this.#parts.set(id, part)
    this.#open.push(part)
    for (const target of references) this.#references.push({ at: this.#count, id: target })
    this.#count += 1
  }

  close(): void {
    const part = this.#open.pop()
    if (part) part.to = this.#count
  }

  /** Whether it is too much already, without counting what is used again: reading on would only cost time. */
  get isTooLong(): boolean {
    return this.#count > maxDrawn || this.#references.length > maxReferences
  }

  /** Whether the drawing is too much: more than 200,000 elements, or a part that contains itself. */
  isBoundless(): boolean {
    if (this.isTooLong) return true
    const known = new Map<string, number>()
    const weigh = ({ from, to }: Part): number => {
      let sum = to - from
      for (let index = this.#firstFrom(from); index < this.#references.length && sum <= maxDrawn; index++) {
        const reference = this.#references[index]
        if (!reference || reference.at >= to) break
        sum += weightOf(reference.id)
      }
      return sum
    }
    const weightOf = (id: string): number => {
      const part = this.#parts.get(id)
      if (!part) return 0
      const done = known.get(id)
      if (done !== undefined) return done
      // Until it is known it counts as endless, which is what it is if it comes by itself again.
      known.set(id, Number.POSITIVE_INFINITY)
      const weight = weigh(part)
      known.set(id, weight)
      return weight
    }
    return weigh({ from: 0, to: this.#count }) > maxDrawn
  }

  /** The references stand in the order of their elements. */
  #firstFrom(position: number): number {
    let [low, high] = [0, this.#references.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#references[middle]?.at ?? 0) < position) low = middle + 1
      else high = middle
    }
    return low
  }
}
