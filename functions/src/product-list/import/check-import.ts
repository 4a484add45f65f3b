import { ok } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { judgeRows } from './judge-rows.ts'

/** What an import of these rows would do. Writes nothing. */
export async function checkImport({ body }: Call<'checkImport'>, { db, now }: Deps): Reply<'checkImport'> {
  const reader = {
    getAll: db.getAll.bind(db),
    get: (query: Parameters<Parameters<typeof judgeRows>[1]['get']>[0]) => query.get(),
  } as Parameters<typeof judgeRows>[1]
  const judged = await judgeRows(body.rows, reader, db, now())
  return ok(judged.map(({ result }) => result))
}
