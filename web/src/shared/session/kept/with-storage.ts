/** Returns the result of `work` with the browser's storage; undefined if the browser blocks it, since forms work without. */
export function withStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
