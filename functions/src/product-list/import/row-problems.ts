import type { ImportResult } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { AppError } from '../../errors/app-error.ts'
import { checkPictures } from '../../pictures/check-pictures.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Judged } from './judge-rows.ts'

export type Problems = ImportResult['problems']

/** Returns a refusal's problems by field; rethrows other errors. */
export function problemsOf(refusal: unknown): Problems {
  if (!(refusal instanceof AppError)) throw refusal
  const fields = Object.entries(refusal.extra.fields ?? { '': refusal.message })
  return fields.map(([field, message]) => ({ field, message }))
}

/** Returns the result for a row that is refused after all. */
export function refusedRow(result: ImportResult, problems: Problems): ImportResult {
  return { ...result, outcome: 'wrong', problems, changes: [] }
}

/** Checks the files of newly used pictures; returns the problems by row. */
export async function pictureProblems(
  judged: readonly Judged[],
  deps: Pick<Deps, 'files'>,
): Promise<ReadonlyMap<number, Problems>> {
  const found = await Promise.all(
    judged.map(async ({ result, current, stored }) => {
      if (!stored) return []
      const problems = await checkPictures(stored.images, current?.images ?? [], deps).then(() => [], problemsOf)
      return problems.length > 0 ? [[result.row, problems] as const] : []
    }),
  )
  return new Map(found.flat())
}
