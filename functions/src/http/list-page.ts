import type { DocumentData, Query } from 'firebase-admin/firestore'
import { newestFirst, type PageOrder, type PageRequest, readPage } from '../firestore/page.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { totalHeader } from '../firestore/total-header.ts'
import type { Deps } from '../ports/deps.ts'
import { type Answer, ok } from './handler.ts'
import { leaveOutUnfit } from './leave-out-unfit.ts'

type Listing<Stored, Shown> = {
  readonly page: PageRequest
  /** Newest first, unless stated. */
  readonly order?: PageOrder
  /** What the query cannot filter; a page gets shorter by it. */
  readonly isWanted?: (item: WithId<Stored>) => boolean
  /** Whether the total count is sent along. */
  readonly isCounted?: boolean
  readonly answer: (item: WithId<Stored>) => Shown
}

/** Returns a page of a list, each item as `answer` shows it. Documents that do not fit their schema are logged and left out. */
export async function listPage<Stored extends DocumentData, Shown>(
  query: Query<Stored, Stored>,
  { page, order = newestFirst, isWanted = () => true, isCounted = false, answer }: Listing<Stored, Shown>,
  deps: Pick<Deps, 'log'>,
): Promise<Answer<Shown[]>> {
  const [{ items, headers }, total] = await Promise.all([
    readPage<Stored>(query, { ...order, onUnfit: leaveOutUnfit(deps) }, page),
    isCounted ? totalHeader(query) : {},
  ])
  return ok(items.filter(isWanted).map(answer), { ...headers, ...total })
}
