/** Returns what `work` does with the browser's storage; undefined where a browser refuses it, since a form works without. */
export function withStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
