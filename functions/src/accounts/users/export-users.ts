import { pipeline } from 'node:stream/promises'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import { matchesUser } from '@teeshala/contract/accounts/user-search'
import { nextCursorHeader } from '@teeshala/contract/paging-headers'
import type { Query } from 'firebase-admin/firestore'
import { staffNote } from '../../audit/staff-note.ts'
import { type Page, readPage } from '../../firestore/page.ts'
import { transact } from '../../firestore/transact.ts'
import { streamed } from '../../http/answer.ts'
import type { Call } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { newestUsersFirst, type UsersFilter, usersMatching } from './list-users.ts'
import { csvStart, userRow } from './users-csv.ts'

const pageSize = 500
const fields = ['name', 'email', 'phone', 'address', 'isAdmin', 'createdAt'] as const
type ExportedUser = Pick<StoredUser, (typeof fields)[number]>

/**
 * Everybody who matches search and filter as CSV, written page by page as fast as the reader takes it. When the database fails
 * midway the connection breaks off: a file that ends early must not look whole. Who took it is noted first.
 */
export async function exportUsers(
  { caller, query, response, log }: Call<'exportUsers'>,
  deps: Deps,
): Promise<typeof streamed> {
  const { db } = deps
  const { search } = query
  const matching = usersMatching(db, query)?.select(...fields) as Query<ExportedUser, ExportedUser> | undefined
  const read = async (cursor?: string): Promise<Page<ExportedUser>> =>
    matching ? readPage(matching, newestUsersFirst, { limit: pageSize, cursor }) : { items: [], headers: {} }
  const first = await read()
  await noteExport(caller.uid, query, deps)
  response.type('text/csv').attachment('users.csv')
  async function* lines() {
    yield csvStart
    for (let page = first; ; ) {
      const wanted = search === undefined ? page.items : page.items.filter((user) => matchesUser(user, search))
      yield wanted.map((user) => userRow({ ...user, createdAt: user.createdAt.toISOString() })).join('')
      const cursor = page.headers[nextCursorHeader]
      if (cursor === undefined) return
      page = await read(cursor)
    }
  }
  try {
    await pipeline(lines(), response)
  } catch (error) {
    log.warn({ err: { name: (error as Error).name } }, 'an export broke off')
  }
  return streamed
}

async function noteExport(uid: string, { search, staff }: UsersFilter, deps: Deps): Promise<void> {
  const note = await staffNote(uid, deps)
  await transact(deps, async (transaction) => {
    if (await note.isMade(transaction)) return
    note.make(transaction, {
      action: 'users.exported',
      target: 'users',
      details: { ...(search && { search }), ...(staff && { staff: staff === 'true' }) },
    })
  })
}
