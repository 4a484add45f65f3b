const pointsPerMm = 72 / 25.4

/** Millimetres in the unit of a PDF. */
export function points(mm: number): number {
  return mm * pointsPerMm
}
