import { type Handler, ok } from '../../http/handler.ts'
import { judgeRows, readerOf } from './judge-rows.ts'
import { pictureProblems, refusedRow } from './row-problems.ts'

/** Returns what importing these rows would do. Writes nothing. */
export const checkImport: Handler<'checkImport'> = async ({ body }, deps) => {
  const judged = await judgeRows(body.rows, readerOf(deps.db), deps.db, deps.now())
  const wrong = await pictureProblems(judged, deps)
  return ok(
    judged.map(({ result }) => {
      const problems = wrong.get(result.row)
      return problems ? refusedRow(result, problems) : result
    }),
  )
}
