import type { StoredUser } from '@teeshala/contract/accounts/user'
import { matchesUser } from '@teeshala/contract/accounts/user-search'
import type { Query } from 'firebase-admin/firestore'
import { staffNote } from '../../audit/staff-note.ts'
import { type Page, readPage } from '../../firestore/page.ts'
import { transact } from '../../firestore/transact.ts'
import type { StreamingHandler } from '../../http/handler.ts'
import { streamCsv } from '../../http/stream-csv.ts'
import type { Deps } from '../../ports/deps.ts'
import { type UsersFilter, usersMatching } from './list-users.ts'
import { userCells, userColumns } from './users-csv.ts'

const pageSize = 500
const fields = ['name', 'email', 'phone', 'address', 'isAdmin', 'createdAt'] as const
type ExportedUser = Pick<StoredUser, (typeof fields)[number]>

/** Exports everybody who matches search and filter as CSV. The export is logged first. */
export const exportUsers: StreamingHandler<'exportUsers'> = async (call, deps) => {
  const { caller, query } = call
  const { search } = query
  const matching = await usersMatching(deps.db, query)
  const read = async (cursor?: string): Promise<Page<ExportedUser>> => {
    if (!matching) return { items: [], headers: {} }
    const users = matching.users.select(...fields) as Query<ExportedUser, ExportedUser>
    const { items, headers } = await readPage(users, matching.order, { limit: pageSize, cursor })
    return { items: search === undefined ? items : items.filter((user) => matchesUser(user, search)), headers }
  }
  const first = await read()
  await noteExport(caller.uid, query, deps)
  return streamCsv(call, { fileName: 'users.csv', columns: userColumns, cellsOf: userCells, first, read })
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
