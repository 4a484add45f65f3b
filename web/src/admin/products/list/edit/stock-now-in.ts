import { failedWith } from '../../../../shared/api/api-failure.ts'

/** Returns the pieces that are there now, where the shop refused a stock because more were sold than it leaves; undefined for any other failure. */
export function stockNowIn(failure: unknown): number | undefined {
  if (!failedWith(failure, 'CONFLICT')) return undefined
  const { stock } = failure.details
  return typeof stock === 'number' ? stock : undefined
}
