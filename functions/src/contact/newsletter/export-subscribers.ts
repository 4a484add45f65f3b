import { pipeline } from 'node:stream/promises'
import { byteOrderMark, csvLine } from '@teeshala/contract/csv-text'
import { nextCursorHeader } from '@teeshala/contract/paging-headers'
import { staffNote } from '../../audit/staff-note.ts'
import { transact } from '../../firestore/transact.ts'
import { streamed } from '../../http/answer.ts'
import type { Call } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { subscribersMatching } from './list-subscribers.ts'

const pageSize = 500

/** The addresses that match the search as CSV, written page by page. Who took them is noted first; one that breaks off must not look whole. */
export async function exportSubscribers(
  { caller, query: { search }, response, log }: Call<'exportSubscribers'>,
  deps: Deps,
): Promise<typeof streamed> {
  const { read } = subscribersMatching(deps.db, search)
  const first = await read({ limit: pageSize })
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    if (await note.isMade(transaction)) return
    note.make(transaction, { action: 'newsletter.exported', target: 'newsletter', details: search ? { search } : {} })
  })
  response.type('text/csv').attachment('newsletter.csv')
  async function* lines() {
    yield byteOrderMark + csvLine(['Email', 'Since'])
    for (let page = first; ; ) {
      yield page.items.map(({ email, createdAt }) => csvLine([email, createdAt.toISOString()])).join('')
      const cursor = page.headers[nextCursorHeader]
      if (cursor === undefined) return
      page = await read({ limit: pageSize, cursor })
    }
  }
  try {
    await pipeline(lines(), response)
  } catch (error) {
    log.warn({ err: { name: (error as Error).name } }, 'an export broke off')
  }
  return streamed
}
