/** How many products are shown and requested at a time: slightly below the call's limit. */
export const partSize = 96

export type Parts = readonly (readonly string[])[]

/**
 * Returns the ids to request, in batches of one call. A batch stays unchanged when some of its products are removed,
 * so that nothing is requested twice.
 */
export function askedParts(known: Parts, wanted: readonly string[]): Parts {
  const asked = new Set(known.flat())
  const missing = wanted.filter((id) => !asked.has(id))
  if (missing.length === 0) return known
  return askedParts([...known, missing.slice(0, partSize)], wanted)
}
