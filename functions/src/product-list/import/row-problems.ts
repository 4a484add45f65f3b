import type { ImportResult } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { AppError } from '../../errors/app-error.ts'
import { checkPictures } from '../../pictures/check-pictures.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Judged } from './judge-rows.ts'

export type Problems = ImportResult['problems']

/** What a refusal says of a row, by its fields; anything else that was thrown is thrown on. */
export function problemsOf(refusal: unknown): Problems {
  if (!(refusal instanceof AppError)) throw refusal
  const fields = Object.entries(refusal.extra.fields ?? { '': refusal.message })
  return fields.map(([field, message]) => ({ field, message }))
}

/** A row that is not written after all. */
export function refusedRow(result: ImportResult, problems: Problems): ImportResult {
  return { ...result, outcome: 'wrong', problems, changes: [] }
}

/** Looks at the files of the uploaded pictures that products newly name; returns what is wrong with them, by the row. */
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
