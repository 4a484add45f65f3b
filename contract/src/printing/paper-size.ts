/** The A series of ISO 216, in millimetres. */
const standardSizes = [
  ['A6', 105, 148],
  ['A5', 148, 210],
  ['A4', 210, 297],
  ['A3', 297, 420],
  ['A2', 420, 594],
  ['A1', 594, 841],
  ['A0', 841, 1189],
] as const

/** US Letter is 6 mm wider than A4 and can be printed on it. */
const toleranceMm = 6

/** Returns the smallest standard paper size for a page of these dimensions, in either orientation; A0 if none is large enough. */
export function paperSizeFor({ widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number }): string {
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)]
  const found = standardSizes.find(
    ([, shortMm, longMm]) => short <= shortMm + toleranceMm && long <= longMm + toleranceMm,
  )
  return found?.[0] ?? 'A0'
}

/** Returns the sides of a standard paper size in millimetres; undefined for other sizes. */
export function standardPaper(size: string): { readonly shortMm: number; readonly longMm: number } | undefined {
  const found = standardSizes.find(([name]) => name === size)
  return found && { shortMm: found[1], longMm: found[2] }
}
