import type { StoredUser } from '@teeshala/contract/accounts/user'
import { matchesUser, userSearchKey } from '@teeshala/contract/accounts/user-search'
import { totalCountHeader } from '@teeshala/contract/paging-headers'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { usersIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import { ok } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { userAnswer } from '../profile/user-answer.ts'

export const newestUsersFirst = { field: 'createdAt', direction: 'desc' } as const

export type UsersFilter = Pick<Call<'listUsers'>['query'], 'search' | 'staff'>

/** The people a search may match, all of them without one, or the staff or the customers of them; undefined when it cannot match anybody. */
export function usersMatching(
  db: Firestore,
  { search, staff }: UsersFilter,
): Query<StoredUser, StoredUser> | undefined {
  let users: Query<StoredUser, StoredUser> = usersIn(db)
  if (staff) users = users.where('isAdmin', '==', staff === 'true')
  if (search === undefined) return users
  const key = userSearchKey(search)
  return key === undefined ? undefined : users.where('searchKeys', 'array-contains', key)
}

/** A page of people, newest first, with how many there are in all. */
export async function listUsers({ query }: Call<'listUsers'>, { db }: Deps): Reply<'listUsers'> {
  const { search } = query
  const matching = usersMatching(db, query)
  if (!matching) return ok([], { [totalCountHeader]: '0' })
  const [{ items, headers }, total] = await Promise.all([
    readPage(matching, newestUsersFirst, query),
    matching.count().get(),
  ])
  const wanted = search === undefined ? items : items.filter((user) => matchesUser(user, search))
  return ok(wanted.map(userAnswer), { ...headers, [totalCountHeader]: String(total.data().count) })
}
