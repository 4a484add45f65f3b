/** So many products are shown at a time, and asked for in one call: a few less than it takes. */
export const partSize = 96

export type Parts = readonly (readonly string[])[]

/**
 * Returns the ids to ask for, in parts that one call takes. A part that was asked for stays as it is when some of its products are no longer
 * wanted, so that nothing is asked for twice.
 */
export function askedParts(known: Parts, wanted: readonly string[]): Parts {
  const asked = new Set(known.flat())
  const missing = wanted.filter((id) => !asked.has(id))
  if (missing.length === 0) return known
  return askedParts([...known, missing.slice(0, partSize)], wanted)
}
