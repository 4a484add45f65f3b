import { booksChecksIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Returns the findings of the latest completed audit. */
export const readBooksCheck: Handler<'readBooksCheck'> = async (_call, { db }) => {
  const done = booksChecksIn(db).where('stage', '==', 'done').orderBy('startedAt', 'desc').limit(1)
  const [found] = (await done.get()).docs
  if (!found) return ok({ findings: [], findingCount: 0 })
  const { finishedAt, counts, findings, findingCount } = documentOf(found)
  return ok({ ...(finishedAt && { finishedAt: finishedAt.toISOString() }), counts, findings, findingCount })
}
