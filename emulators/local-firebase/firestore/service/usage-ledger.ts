/** Documents read, written and deleted, as Cloud Firestore would bill them. */
export type Usage = {
  reads: number
  writes: number
  deletes: number
}

/** Enough for any test run; the oldest requests are forgotten first, so that memory does not grow. */
const mostRequests = 10_000

/** Counts the cost of each API request, by the request id that the API passes on. */
export class UsageLedger {
  readonly #requests = new Map<string, Usage>()
  readonly total: Usage = { reads: 0, writes: 0, deletes: 0 }

  add(requestId: string | undefined, usage: Partial<Usage>): void {
    for (const counted of [this.total, requestId === undefined ? undefined : this.#of(requestId)]) {
      if (!counted) continue
      counted.reads += usage.reads ?? 0
      counted.writes += usage.writes ?? 0
      counted.deletes += usage.deletes ?? 0
    }
  }

  /** Returns the cost of a request so far; zeros for an unknown one. */
  of(requestId: string): Usage {
    return { reads: 0, writes: 0, deletes: 0, ...this.#requests.get(requestId) }
  }

  #of(requestId: string): Usage {
    const known = this.#requests.get(requestId)
    if (known) return known
    const [oldest] = this.#requests.keys()
    if (oldest !== undefined && this.#requests.size >= mostRequests) this.#requests.delete(oldest)
    const usage = { reads: 0, writes: 0, deletes: 0 }
    this.#requests.set(requestId, usage)
    return usage
  }
}
