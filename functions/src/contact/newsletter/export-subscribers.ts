import { dayOf, timeOf } from '@teeshala/contract/india-day'
import { staffNote } from '../../audit/staff-note.ts'
import { transact } from '../../firestore/transact.ts'
import type { StreamingHandler } from '../../http/handler.ts'
import { streamCsv } from '../../http/stream-csv.ts'
import { subscribersMatching } from './list-subscribers.ts'
import { leaveLink } from './newsletter-link.ts'

const pageSize = 500

/** Exports the matching addresses as CSV, each with its unsubscribe link. The export is logged first. */
export const exportSubscribers: StreamingHandler<'exportSubscribers'> = async (call, deps) => {
  const { search } = call.query
  const matching = subscribersMatching(deps.db, search)
  const read = (cursor?: string) => matching.read({ limit: pageSize, cursor })
  const first = await read()
  const note = await staffNote(call.caller.uid, deps)
  await transact(deps, async (transaction) => {
    if (await note.isMade(transaction)) return
    note.make(transaction, { action: 'newsletter.exported', target: 'newsletter', details: search ? { search } : {} })
  })
  return streamCsv(call, {
    fileName: 'newsletter.csv',
    columns: ['Email', 'Since', 'Leave link'],
    cellsOf: ({ _id, email, createdAt }) => [email, `${dayOf(createdAt)} ${timeOf(createdAt)}`, leaveLink(_id, deps)],
    first,
    read,
  })
}
