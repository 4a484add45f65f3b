const chunkSize = 512

type Entry<T> = {
  key: string
  value: T
}

/** Values in the order of their unique keys; insertion, removal and positioning stay cheap at a million entries. */
export class SortedList<T> {
  #chunks: Entry<T>[][] = []
  #size = 0

  get size() {
    return this.#size
  }

  /** Returns a list from entries in any order. */
  static from<T>(entries: Entry<T>[]): SortedList<T> {
    const list = new SortedList<T>()
    entries.sort((a, b) => (a.key < b.key ? -1 : 1))
    for (let at = 0; at < entries.length; at += chunkSize) list.#chunks.push(entries.slice(at, at + chunkSize))
    list.#size = entries.length
    return list
  }

  insert(key: string, value: T): void {
    const chunkAt = Math.min(this.#chunkOf(key), this.#chunks.length - 1)
    const chunk = this.#chunks[chunkAt]
    if (!chunk) {
      this.#chunks.push([{ key, value }])
      this.#size = 1
      return
    }
    const at = positionIn(chunk, key)
    const found = chunk[at]
    if (found?.key === key) {
      found.value = value
      return
    }
    chunk.splice(at, 0, { key, value })
    this.#size += 1
    if (chunk.length > chunkSize * 2) this.#chunks.splice(chunkAt + 1, 0, chunk.splice(chunkSize))
  }

  remove(key: string): void {
    const chunkAt = this.#chunkOf(key)
    const chunk = this.#chunks[chunkAt]
    if (!chunk) return
    const at = positionIn(chunk, key)
    if (chunk[at]?.key !== key) return
    chunk.splice(at, 1)
    this.#size -= 1
    if (chunk.length === 0) this.#chunks.splice(chunkAt, 1)
  }

  /** Yields the entries with from <= key < to, in order. The list must not change meanwhile. */
  *range(from: string, to: string): Generator<Entry<T>> {
    for (let chunkAt = this.#chunkOf(from); chunkAt < this.#chunks.length; chunkAt++) {
      const chunk = this.#chunks[chunkAt] ?? []
      for (let at = positionIn(chunk, from); at < chunk.length; at++) {
        const entry = chunk[at]
        if (!entry || entry.key >= to) return
        yield entry
      }
    }
  }

  /** Yields the entries with from <= key < to, the last one first. */
  *rangeBackwards(from: string, to: string): Generator<Entry<T>> {
    for (let chunkAt = Math.min(this.#chunkOf(to), this.#chunks.length - 1); chunkAt >= 0; chunkAt--) {
      const chunk = this.#chunks[chunkAt] ?? []
      for (let at = positionIn(chunk, to) - 1; at >= 0; at--) {
        const entry = chunk[at]
        if (!entry || entry.key < from) return
        yield entry
      }
    }
  }

  /** Returns the number of entries with from <= key < to, without visiting them. */
  count(from: string, to: string): number {
    return Math.max(0, this.#rank(to) - this.#rank(from))
  }

  #rank(key: string): number {
    const chunkAt = this.#chunkOf(key)
    let rank = 0
    for (let i = 0; i < chunkAt; i++) rank += this.#chunks[i]?.length ?? 0
    const chunk = this.#chunks[chunkAt]
    return chunk ? rank + positionIn(chunk, key) : rank
  }

  /** Returns the first chunk whose last key is not before the key. */
  #chunkOf(key: string): number {
    let low = 0
    let high = this.#chunks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#chunks[middle]?.at(-1)?.key ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }
}

function positionIn<T>(chunk: Entry<T>[], key: string): number {
  let low = 0
  let high = chunk.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((chunk[middle]?.key ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
