import { failedWith } from '../../../../shared/api/api-failure.ts'

/** Returns the present stock if the server refused a stock because more pieces were sold; undefined for any other failure. */
export function stockNowIn(failure: unknown): number | undefined {
  if (!failedWith(failure, 'CONFLICT')) return undefined
  const { stock } = failure.details
  return typeof stock === 'number' ? stock : undefined
}
