import { booksChecksIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns the findings of the latest completed audit. */
export async function readBooksCheck(_call: Call<'readBooksCheck'>, { db }: Deps): Reply<'readBooksCheck'> {
  const done = booksChecksIn(db).where('stage', '==', 'done').orderBy('startedAt', 'desc').limit(1)
  const [found] = (await done.get()).docs
  if (!found) return ok({ findings: [], findingCount: 0 })
  const { finishedAt, counts, findings, findingCount } = documentOf(found)
  return ok({ ...(finishedAt && { finishedAt: finishedAt.toISOString() }), counts, findings, findingCount })
}
