const pointsPerMm = 72 / 25.4

/** Converts millimetres to PDF points. */
export function points(mm: number): number {
  return mm * pointsPerMm
}
